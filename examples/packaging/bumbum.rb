# For Homebrew, with the files of a release: `formula` beside this fills in what stands between '@'.
class Bumbum < Formula
  desc "Workout tracker whose database is plain text"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"

  on_macos do
    depends_on arch: :arm64
    url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/bumbum-@VERSION@-darwin-arm64.tar.gz"
    sha256 "@darwin-arm64@"
  end

  on_linux do
    on_intel do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/bumbum-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@linux-x86_64@"
    end
    on_arm do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/bumbum-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@linux-aarch64@"
    end
  end

  def install
    bin.install "bin/bumbum"
    man1.install Dir["share/man/man1/*"]
    (man/"pt_BR/man1").install Dir["share/man/pt_BR/man1/*"]
    bash_completion.install "share/bash-completion/completions/bumbum"
    zsh_completion.install "share/zsh/vendor-completions/_bumbum"
    fish_completion.install "share/fish/vendor_completions.d/bumbum.fish"
    doc.install Dir["share/doc/bumbum/*"]
  end

  test do
    system bin/"bumbum", "init", "gym"
    system bin/"bumbum", "lint", "--dir", "gym"
  end
end
