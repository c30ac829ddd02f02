;;; emacs.el --- Run by 'check' in a copy of the example journal, with Eglot  -*- lexical-binding: t; -*-
(package-initialize)
(require 'cl-lib)
(require 'eglot)
(require 'flymake)
(require 'bumbum-mode)

(defun my-check (what ok more)
  (write-region (concat (if ok "ok " "FAILED ") what (if ok "" (format ": %S" more)) "\n") nil (getenv "RESULT") 'append 'quiet))

(defun my-wait (predicate)
  "Until PREDICATE holds, five seconds at most."
  (let ((end (time-add nil 5)))
    (while (and (not (funcall predicate)) (time-less-p nil end)) (accept-process-output nil 0.05))))

(defun my-ask (method &optional more)
  (jsonrpc-request (eglot-current-server) method (append (eglot--TextDocumentPositionParams) more)))

(setq eglot-sync-connect 10 eglot-confirm-server-initiated-edits nil eglot-send-changes-idle-time 0.05 make-backup-files nil)
(defvar my-root default-directory)
(setq project-find-functions (list (lambda (_) (cons 'transient my-root))))

(defun my-open (path)
  (switch-to-buffer (find-file-noselect path))
  (unless (eglot-current-server) (apply #'eglot--connect (eglot--guess-contact)))
  (unless (bound-and-true-p eglot--managed-mode) (eglot--maybe-activate-editing-mode))
  (my-wait (lambda () (bound-and-true-p eglot--managed-mode))))

(condition-case failure
    (progn
      (my-open (expand-file-name "log/2026-03.txt" my-root))
      (my-check "the file is known" (eq major-mode 'bumbum-mode) major-mode)
      (insert "2026-03-02 18:30-19:30 Treino A\n  Supino reto: 80kg x 10, , 90kg x 8\n")
      (eglot--signal-textDocument/didChange)
      (flymake-mode 1)
      (my-wait (lambda () (flymake-start) (flymake-diagnostics)))
      (my-check "a diagnostic is shown"
                (and (= (length (flymake-diagnostics)) 1)
                     (string-match-p "stray-comma\\|comma" (flymake-diagnostic-text (car (flymake-diagnostics)))))
                (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))
      (goto-char (point-min)) (forward-line 1) (forward-char 26)
      (let* ((place (list :start (eglot--pos-to-lsp-position) :end (eglot--pos-to-lsp-position)))
             (actions (jsonrpc-request (eglot-current-server) :textDocument/codeAction
                                       (list :textDocument (eglot--TextDocumentIdentifier) :range place
                                             :context (list :diagnostics [])))))
        (eglot--apply-workspace-edit (plist-get (aref actions 0) :edit))
        (my-check "its fix is applied" (string-match-p "80kg x 10,  90kg x 8" (buffer-string)) (buffer-string)))
      ;; A completion is accepted.
      (erase-buffer)
      (insert "2026-03-02 18:30-19:30 Treino A\n  Supino re")
      (eglot--signal-textDocument/didChange)
      (let* ((data (eglot-completion-at-point)) (names (all-completions "" (nth 2 data)))
             (name (cl-find "Supino reto" names :test #'equal)))
        (delete-region (nth 0 data) (nth 1 data))
        (insert name)
        (funcall (plist-get (nthcdr 3 data) :exit-function) name 'finished))
      (my-check "a completion is accepted" (string-suffix-p "  Supino reto: " (buffer-string)) (buffer-string))
      (set-buffer-modified-p nil)
      ;; Hover.
      (my-open (expand-file-name "log/2026-02.txt" my-root))
      (goto-char (point-min)) (forward-line 1) (forward-char 4)
      (let ((hover (my-ask :textDocument/hover)))
        (my-check "hover tells of an exercise"
                  (string-match-p "Supino reto" (plist-get (plist-get hover :contents) :value)) hover))
      ;; Formatting equals fmt.
      (my-open (expand-file-name "log/2026-01.txt" my-root))
      (goto-char (point-min)) (forward-line 1)
      (insert "Supino reto:80kgx10\n\tAgachamento livre: 80 kg × 8\n")
      (save-buffer)
      (eglot-format-buffer)
      (let ((mine (buffer-string)))
        (set-buffer-modified-p nil)
        (call-process "bumbum" nil nil nil "fmt" buffer-file-name)
        (revert-buffer t t)
        (my-check "formatting equals fmt" (equal mine (buffer-string)) (substring mine 0 200)))
      ;; Rename over several files.
      (my-open (expand-file-name "exercises.txt" my-root))
      (goto-char (point-min)) (re-search-forward "^Corri")
      (cl-letf (((symbol-function 'y-or-n-p) (lambda (&rest _) t))) (eglot-rename "Corrida leve"))
      (save-some-buffers t)
      (let ((left (shell-command-to-string "grep -rnE '^ *(\\+ )?Corrida:' log exercises.txt"))
            (new (shell-command-to-string "grep -rlE '^ *(\\+ )?Corrida leve:' log exercises.txt | wc -l")))
        (my-check "a rename is over several files" (and (equal left "") (>= (string-to-number new) 3)) (list left new)))
      (eglot-shutdown (eglot-current-server))
      (my-check "the script ran to its end" t nil))
  (error (my-check "the script ran to its end" nil failure)))
