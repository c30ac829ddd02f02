;;; bumbum-mode.el --- Training logs in plain text  -*- lexical-binding: t; -*-
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;;; Commentary:
;; Colours for every file of a journal, and `bumbum lsp' through Eglot: M-x eglot.
;;; Code:

(defvar bumbum-mode-syntax-table
  (let ((table (make-syntax-table text-mode-syntax-table)))
    (modify-syntax-entry ?\" "\"" table)
    table))

(defvar bumbum-font-lock-keywords
  '(("^\\s-*#.*$\\|\\s-\\(#\\(?:\\s-.*\\)?\\)$" . font-lock-comment-face)
    ("^\\s-*\\([0-9]\\{4\\}-[0-9][0-9]-[0-9][0-9]\\(?:\\s-+[0-9]+:[0-9][0-9]\\(?:-\\(?:[0-9]+:[0-9][0-9]\\|\\?\\)\\)?\\)?\\)"
     1 font-lock-constant-face)
    ("^\\s-*\\(\\[[^]]*\\]\\)" 1 font-lock-keyword-face)
    ("^\\s-*>.*$" . font-lock-doc-face)
    ("^\\s-*\\([^][:space:]#>+=\"-][^=:\n]*?\\)\\s-*=" 1 font-lock-variable-name-face)
    ("^\\s-*[-+*]?\\s-*\\([^][:space:]#>+=\"-][^=:\n]*?\\):\\(?:\\s-\\|$\\)" 1 font-lock-function-name-face)
    ("\\s-\\(rpe\\|rir\\|at\\|in\\|skip\\|[wdf]\\)\\(?:[, \t]\\|$\\)" 1 font-lock-builtin-face))
  "What `bumbum-mode' colours.")

;;;###autoload
(define-derived-mode bumbum-mode text-mode "bumbum"
  "Major mode for the logs and check-ins of a bumbum journal."
  (setq-local comment-start "# " comment-start-skip "#+\\s-*" indent-tabs-mode nil tab-width 2)
  (setq font-lock-defaults '(bumbum-font-lock-keywords)))

;;;###autoload
(dolist (name '("/log/[0-9]\\{4\\}-[0-9][0-9]\\.txt\\'" "/checkins/[0-9]\\{4\\}/[0-9][0-9]\\.txt\\'" "/exercises\\.txt\\'"))
  (add-to-list 'auto-mode-alist (cons name 'bumbum-mode)))

(defun bumbum-mode-is-of-journal ()
  "Non-nil in a plan or in the settings of a journal, which other modes take too."
  (and buffer-file-name (string-match-p "/plans/[^/]+\\.md\\'\\|/bumbum\\.toml\\'" buffer-file-name)
       (locate-dominating-file buffer-file-name "bumbum.toml")))

;;;###autoload
(add-to-list 'magic-mode-alist '(bumbum-mode-is-of-journal . bumbum-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(bumbum-mode . ("bumbum" "lsp"))))

(provide 'bumbum-mode)
;;; bumbum-mode.el ends here
