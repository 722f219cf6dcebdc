;;; almanac-test.el --- Tests of almanac  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; emacs -Q --batch -L . -l almanac-test.el -f ert-run-tests-batch-and-exit

;;; Code:

(require 'almanac)
(require 'ert)

(defconst almanac-test--root (expand-file-name "../.." default-directory))

(defun almanac-test--mock (name)
  "The command of a mock that plays the transcript NAME."
  (list (or (getenv "PYTHON") "python3")
        (expand-file-name "protocol-spec/conformance/replay.py" almanac-test--root)
        "--mock" (expand-file-name (format "clients/transcripts/%s.io" name) almanac-test--root)))

;; What a test decides is never how long something takes: these only end what hangs for ever.
(defconst almanac-test--guard-seconds 120)
(setq almanac-client--handshake-seconds almanac-test--guard-seconds
      almanac-client--grace-seconds almanac-test--guard-seconds)

(defun almanac-test--wait (what condition)
  "Wait for CONDITION, which is called WHAT and stays so once it is so."
  (let ((end (+ almanac-test--guard-seconds (float-time))))
    (while (not (funcall condition))
      (when (> (float-time) end)
        (ert-fail (format "waited in vain for %s" what)))
      (accept-process-output nil 0.005))))

(defmacro almanac-test--with (command &rest body)
  "Run BODY with the server COMMAND and nothing known, and stop at the end."
  (declare (indent 1))
  `(let ((almanac-command ,command)
         (inhibit-message t)
         (almanac-status-file almanac-test--status-file))
     (unwind-protect
         (progn ,@body)
       (almanac-test--stop)
       (setq almanac--status-text "" almanac--status-tooltip nil almanac--status-failure nil)
       (when (get-buffer "*almanac*") (kill-buffer "*almanac*")))))

(defun almanac-test--stop ()
  "Stop the server and wait for its end: until then it may write to its home."
  (let ((process (almanac-test--process)))
    (almanac-stop)
    (when process
      (almanac-test--wait "the server's end" (lambda () (not (process-live-p process)))))))

(defun almanac-test--process ()
  "Process of the server, if there is one."
  (let ((connection (and almanac--client (almanac-client-connection almanac--client))))
    (and connection (jsonrpc--process connection))))

(defvar almanac-test--status-file (make-temp-file "almanac-status"))
(add-hook 'kill-emacs-hook (lambda () (delete-file almanac-test--status-file)))

(defun almanac-test--restart (&rest changes)
  "The policy with CHANGES for clients from now on."
  (append changes '(:first-delay 0 :longest-delay 8 :most-ends 5 :window 3600)))

(defun almanac-test--state ()
  "State of the client."
  (if almanac--client (almanac-client-state almanac--client) 'stopped))

;;; Without a server

(ert-deftest almanac-test-restart-delays ()
  (let (ends delays)
    (dotimes (second 5)
      (pcase-let ((`(,delay . ,recent)
                   (almanac-client-delay ends second almanac-client-restart-policy)))
        (push delay delays)
        (setq ends recent)))
    (should (equal (reverse delays) '(1 2 4 8 nil)))))

(ert-deftest almanac-test-restart-forgets ()
  (let (ends)
    (dotimes (count 20)
      (pcase-let ((`(,delay . ,recent)
                   (almanac-client-delay ends (* count 61) almanac-client-restart-policy)))
        (should (equal delay 1))
        (setq ends recent)))))

(ert-deftest almanac-test-status-marks ()
  (pcase-dolist (`(,text ,confirmed ,state ,expected)
                 '(("⛅ 21°C" t ready "⛅ 21°C")
                   ("⛅ 21°C" nil starting "⛅ 21°C …")
                   ("⛅ 21°C" nil waiting "⛅ 21°C ↻")
                   ("⛅ 21°C" t failed "⛅ 21°C ✗")
                   ("" nil starting "…")
                   ("⛅ 21°C" t stopped "")))
    (should (equal (almanac-status-compose text confirmed state almanac-mode-line-marks)
                   expected))))

(defun almanac-test--text (title lines &optional notes)
  "A part of an overview whose text is TITLE, LINES and NOTES."
  (list :title "Part" :state "success"
        :value (list :text (list :title title :notes notes
                                 :styledLines (vconcat (list (almanac-test--line title "strong"))
                                                       (mapcar #'almanac-test--line lines))))))

(defun almanac-test--line (text &optional role)
  "A line of a page with TEXT alone, in ROLE."
  (list :spans (if (equal text "") [] (vector (list :text text :role role)))))

(ert-deftest almanac-test-page-order ()
  "The parts are in the order of the buffer, whatever the order in which they came."
  (let ((parts
         `((:method "climate.project"
            ,@(almanac-test--text "2045" ["  warmer"] ["IPCC" "Live."]))
           (:method "air.quality" :title "Air" :state "loading")
           (:method "alerts.active" :title "Warnings" :state "failure"
            :error (:message "No network."))
           (:method "sunset.score" :title "Sunset" :state "loading")
           (:method "weather.current"
            ,@(almanac-test--text "Now, 14:00" ["  ☼ 20 °C" "" "  Wind"]
                                  ["Live." "Open-Meteo"])))))
    (should (equal (almanac-page-lines '(:displayName "Lisbon, Portugal") parts)
                   '("Lisbon, Portugal"
                     "" "Now, 14:00" "  ☼ 20 °C" "" "  Wind"
                     "" "Sunset" "  …"
                     "" "Warnings" "  ! No network."
                     "" "2045" "  warmer"
                     "" "Live." "Open-Meteo" "IPCC")))))

(ert-deftest almanac-test-page-trouble ()
  (should (equal (almanac-page-lines nil nil) '("Almanac")))
  (should (equal (almanac-page-lines nil nil "lost") '("Almanac" "" "Server: lost")))
  (should (equal (almanac-page-lines '(:displayName "Lisbon")
                                     '((:method "forecast.daily" :title "Forecast" :state "loading"))
                                     "lost")
                 '("Lisbon" "" "Server: lost" "" "Forecast" "  …"))))

(ert-deftest almanac-test-page-clean ()
  "No control character comes through, from whichever part."
  (let* ((bad "a\nb\e[31m\x7f\x9b\u2028c")
         (lines (almanac-page-lines
                 `(:displayName ,bad)
                 `((:method "weather.current" ,@(almanac-test--text bad (vector bad) (vector bad)))
                   (:method "sunset.score" :title ,bad :state "failure" :error (:message ,bad)))
                 bad)))
    (should (= (length lines) 11))
    (should-not (seq-some (lambda (line) (string-match-p "[[:cntrl:]\x7f-\x9f\u2028]" line))
                          lines))
    (should (member "a b [31m   c" lines))))

(defun almanac-test--in (face lines)
  "What is in FACE in each of LINES that has some."
  (seq-mapcat
   (lambda (line)
     (let ((found (seq-filter (lambda (index) (eq (get-text-property index 'face line) face))
                              (number-sequence 0 (1- (length line))))))
       (and found (list (substring-no-properties line (seq-min found) (1+ (seq-max found)))))))
   lines))

(ert-deftest almanac-test-page-faces ()
  "Each text is in the face of its role, in any language."
  (let* ((stale '(:title "Part" :state "success"
                  :value (:text (:notes ["* corrected"]
                                 :styledLines
                                 [(:spans [(:text "現在 (3h前)" :role "warning")])
                                  (:spans [(:text "  ") (:text "▲ 高温" :role "warning")
                                           (:text " Heat" :role "quoted")])
                                  (:spans [(:text "≈24 °C" :role "strong") (:text "  later" :role "new")
                                           (:text "–" :role "unknown") (:text "▂▃" :role "drawing")])]))))
         (fresh (almanac-test--text "日の入り、6月21日(日)" ["  67"]))
         (lines (almanac-page-lines
                 '(:displayName "Lisbon")
                 `((:method "weather.current" ,@stale)
                   (:method "sunset.score" ,@fresh)
                   (:method "forecast.daily" :title "予報" :state "failure" :error (:message "No.")))
                 "lost")))
    (pcase-dolist (`(,face . ,expected)
                   '((almanac-page-place "Lisbon")
                     (almanac-page-trouble "Server: lost" "  ! No.")
                     (almanac-page-title "日の入り、6月21日(日)" "予報")
                     (almanac-page-age "現在 (3h前)")
                     (almanac-page-warning "▲ 高温")
                     (almanac-page-quoted " Heat")
                     (almanac-page-strong "≈24 °C")
                     (almanac-page-muted "–")
                     (almanac-page-drawing "▂▃")
                     (almanac-page-note "* corrected")))
      (should (equal (almanac-test--in face lines) expected)))))

(ert-deftest almanac-test-page-columns ()
  "The server is asked for the width of the window, within its limits, and for the icons chosen."
  (should (equal (almanac-page-text-options nil "nerd")
                 '(:style "styled" :icons "nerd" :columns 80)))
  (pcase-dolist (`(,width ,columns) '((10 24) (24 24) (61 61) (100 100) (240 100)))
    (cl-letf (((symbol-function 'window-max-chars-per-line) (lambda (&rest _) width)))
      (should (equal (plist-get (almanac-page-text-options (selected-window) "plain") :columns)
                     columns)))))

(ert-deftest almanac-test-page-asked ()
  "The window is there before it is asked for its width; both questions name the icons."
  (let ((almanac-mode-line-icons "nerd")
        (almanac-days 3)
        asked)
    (cl-letf (((symbol-function 'almanac-ensure) #'ignore)
              ((symbol-function 'almanac-client-request)
               (lambda (_client method params &rest _) (setq asked (cons method params))))
              ((symbol-function 'almanac-client-subscribe)
               (lambda (_client params _) (setq asked params)))
              (almanac--status-subscription nil))
      (unwind-protect
          (progn
            (almanac)
            (should (eq (car asked) :weather.overview))
            (should (equal (plist-get (cdr asked) :parts)
                           [(:method "weather.current")
                            (:method "sunset.score" :params (:days 3))
                            (:method "forecast.daily" :params (:days 3))
                            (:method "alerts.active")
                            (:method "climate.project")]))
            (should (equal (plist-get (cdr asked) :text)
                           (almanac-page-text-options (get-buffer-window "*almanac*") "nerd")))
            (almanac--watch-status)
            (should (equal (plist-get (plist-get asked :params) :iconSet) "nerd")))
        (kill-buffer "*almanac*")))))

(ert-deftest almanac-test-page-parts ()
  "What is known stays until there is something newer; the direction is that of the answer."
  (with-current-buffer (get-buffer-create "*almanac*")
    (unwind-protect
        (let ((value (plist-get (almanac-test--text "الآن" ["  20"]) :value)))
          (almanac-page-mode)
          (should (eq bidi-paragraph-direction 'left-to-right))
          (almanac--page-part '(:method "weather.current" :title "Part" :state "loading"))
          (should (equal (almanac-test--page) "Almanac\n\nPart\n  …\n"))
          (almanac--page-part
           '(:method "weather.current" :title "Part" :state "failure" :error (:message "No.")))
          (should (equal (almanac-test--page) "Almanac\n\nPart\n  ! No.\n"))
          (almanac--page-part
           `(:method "weather.current" :title "Part" :state "success"
             :value (:place (:displayName "Cairo") :dir "rtl" ,@value)))
          (should (equal (almanac-test--page) "Cairo\n\nالآن\n  20\n"))
          (should (eq bidi-paragraph-direction 'right-to-left))
          (almanac--page-part '(:method "weather.current" :title "Part" :state "loading"))
          (should (equal (almanac-test--page) "Cairo\n\nالآن\n  20\n"))
          (almanac--page-part '(:method "forecast.daily" :title "Other" :state "loading"))
          (almanac--page-part
           `(:method "weather.current" :title "Part" :state "success"
             :value (:place (:displayName "Bern" :id "7") ,@value)))
          (should (equal (almanac-test--page) "Bern\n\nالآن\n  20\n"))
          (almanac--page-take '(:place (:displayName "Oslo")))
          (should (equal (almanac-test--page) "Oslo\n"))
          (should (eq bidi-paragraph-direction 'left-to-right)))
      (kill-buffer))))

(ert-deftest almanac-test-page-newest ()
  "An answer to an earlier request for the page is dropped."
  (with-current-buffer (get-buffer-create "*almanac*")
    (unwind-protect
        (let (asked)
          (almanac-page-mode)
          (cl-letf (((symbol-function 'almanac-ensure) #'ignore)
                    ((symbol-function 'almanac-client-request)
                     (lambda (_client _method _params take fail) (push (cons take fail) asked))))
            (almanac--page-ask)
            (almanac--page-ask))
          (funcall (car (nth 0 asked)) '(:place (:displayName "Oslo")))
          (funcall (car (nth 1 asked)) '(:place (:displayName "Bern")))
          (funcall (cdr (nth 1 asked)) '(:message "No."))
          (should (equal (almanac-test--page) "Oslo\n")))
      (kill-buffer))))

(ert-deftest almanac-test-mode-line-click ()
  (almanac--refresh-mode-line)
  (let ((map (get-text-property 0 'local-map (propertize "x" 'local-map almanac--mode-line-map))))
    (should (eq (lookup-key map [mode-line mouse-1]) 'almanac))))

(ert-deftest almanac-test-readme ()
  "What the README says to put into the init file works at startup."
  (let* ((readme (with-temp-buffer (insert-file-contents "README.md") (buffer-string)))
         (code (and (string-match "```elisp\n\\(\\(?:.\\|\n\\)*?\\)```" readme)
                    (match-string 1 readme)))
         (init (make-temp-file "almanac-init" nil ".el"
                               (replace-regexp-in-string
                                "~/src/almanac/clients/emacs"
                                (directory-file-name default-directory) code)))
         (asked "(princ (list almanac-mode-line-mode almanac-sun-mode (almanac-status)
                              (almanac-client-state almanac--client)))"))
    (unwind-protect
        (with-temp-buffer
          (let ((process-environment
                 (append (list (concat "HOME=" temporary-file-directory) "ALMANAC=/nowhere/almanac")
                         process-environment)))
            (call-process (expand-file-name invocation-name invocation-directory) nil '(t nil) nil
                          "-Q" "--batch" "-l" init "--eval" asked))
          (should (equal (buffer-string) "(t t ✗ failed)")))
      (delete-file init))))

(ert-deftest almanac-test-loading-does-nothing ()
  (should (equal (almanac-test--state) 'stopped))
  (should-not (where-is-internal 'almanac))
  (should (equal (almanac-status) "")))

;;; Against transcripts

(ert-deftest almanac-test-1-status-and-sun ()
  (let* (applied
         (almanac-sun-functions (list (lambda (shade) (push shade applied)))))
    (almanac-test--with (almanac-test--mock "editors/status-and-sun")
      (almanac-mode-line-mode)
      (almanac-sun-mode)
      (almanac-test--wait "dusk" (lambda () (= (length applied) 2)))
      (should (equal applied '(dark light)))
      (should (eq frame-background-mode 'dark))
      (should (equal (almanac-status) "⛅ 21°C"))
      (should (equal (substring-no-properties (cadr almanac--mode-line)) "⛅ 21°C"))
      (should (equal almanac--status-tooltip "Lisbon: partly cloudy, 21°C"))
      (should (equal (almanac-speak) "Lisbon: partly cloudy, 21 degrees.")))))

(ert-deftest almanac-test-2-silent-server ()
  (with-temp-file almanac-test--status-file (insert "☼ 21°C\n"))
  (almanac-test--with (almanac-test--mock "editors/silent")
    (almanac-mode-line-mode)
    (should (equal (almanac-status) "☼ 21°C …"))
    ;; Who waits hears the answer to the handshake.
    (should (eq (almanac-test--state) 'starting))
    (almanac-test--wait "the handshake" (lambda () (eq (almanac-test--state) 'ready)))
    (should (equal (almanac-status) "☼ 21°C …"))))

(ert-deftest almanac-test-error-keeps-text ()
  (almanac-test--with (almanac-test--mock "editors/estimate")
    (almanac-mode-line-mode)
    (almanac-test--wait "the error" (lambda () almanac--status-failure))
    (should (equal (almanac-status) "⛅ ≈24°C …"))
    (should (eq (get-text-property 0 'face (cadr almanac--mode-line)) 'almanac-estimate))
    (should (equal (file-modes almanac-test--status-file) #o600))))

(ert-deftest almanac-test-lost-server ()
  (let* (seen
         (watch (lambda (state _) (push state seen)))
         (almanac-client-restart-policy (almanac-test--restart)))
    (advice-add 'almanac--on-state :after watch)
    (unwind-protect
        (almanac-test--with (almanac-test--mock "editors/lost")
          (almanac-mode-line-mode)
          (almanac-test--wait "the end" (lambda () (eq (almanac-test--state) 'failed)))
          (should (equal (seq-take (reverse seen) 5)
                         '(starting ready waiting starting ready)))
          (should (equal (almanac-status) "⛅ 21°C ✗"))
          (should (string-search "ends again and again"
                                 (almanac-client-failure almanac--client))))
      (advice-remove 'almanac--on-state watch))))

(ert-deftest almanac-test-answers-when-server-ends ()
  (let ((almanac-client-restart-policy (almanac-test--restart :most-ends 1))
        failure)
    (almanac-test--with (almanac-test--mock "crash-at-once")
      (almanac-client-request (almanac-ensure) :sun.phase nil #'ignore
                              (lambda (problem) (setq failure problem)))
      (almanac-test--wait "an answer" (lambda () failure))
      (should (plist-get failure :message)))))

(ert-deftest almanac-test-other-versions ()
  (dolist (name '("other-version" "later-version"))
    (almanac-test--with (almanac-test--mock name)
      (almanac-ensure)
      (almanac-test--wait "the refusal" (lambda () (eq (almanac-test--state) 'failed))))))

(ert-deftest almanac-test-no-program ()
  (almanac-test--with '("/nowhere/almanac")
    (almanac-mode-line-mode)
    (should (eq (almanac-test--state) 'failed))
    (should (string-prefix-p "There is no program /nowhere/almanac; install it: pipx install "
                             (almanac-client-failure almanac--client)))
    (should (string-suffix-p "✗" (almanac-status)))
    (should (string-search "there is no /nowhere/almanac" (almanac-health-report)))))

(ert-deftest almanac-test-place ()
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_prompt names &rest _) (car (nth 1 names)))))
    (almanac-test--with (almanac-test--mock "editors/place")
      (almanac-mode-line-mode)
      (almanac-test--wait "the first text" (lambda () (equal (almanac-status) "⛅ 21°C")))
      (almanac-set-place "porto")
      (almanac-test--wait "the other text" (lambda () (equal (almanac-status) "🌧 14°C"))))))

(ert-deftest almanac-test-parts ()
  "Each part is shown as it comes; the whole never does."
  (almanac-test--with (almanac-test--mock "editors/parts")
    (almanac)
    (almanac-test--wait "the first part"
                        (lambda () (string-match-p "21\\.4 °C" (almanac-test--page))))
    (should (string-match-p "\\`Lisbon" (almanac-test--page)))
    (should (string-match-p "\n\nSun, Jun 21, 7:30 PM\n  ☼" (almanac-test--page)))
    (should (string-match-p "\n\nSunset\n  …\n" (almanac-test--page)))
    (should (string-match-p "\n\nLive, 7:30 PM\\.\n\\'" (almanac-test--page)))
    (with-current-buffer "*almanac*"
      (should (eq (key-binding "q") 'quit-window))
      (should (eq (key-binding "r") 'revert-buffer)))))

(ert-deftest almanac-test-location-request ()
  (let (failure)
    (almanac-test--with (almanac-test--mock "location-unknown")
      (almanac-client-request (almanac-ensure) :location.refresh nil #'ignore
                              (lambda (problem) (setq failure problem)))
      (almanac-test--wait "the answer" (lambda () failure))
      (should (equal (plist-get failure :code) -32011)))))

;;; Against the built server

(defmacro almanac-test--with-server (&rest body)
  "Run BODY with the built server, offline, in an empty home, at a fixed moment."
  (declare (indent 0))
  `(progn
     (skip-unless (getenv "ALMANAC"))
     (let* ((home (make-temp-file "almanac-home" t))
            (almanac-environment
             (list (concat "HOME=" home)
                   (concat "ALMANAC_DATA_DIR=" home "/data")
                   (concat "ALMANAC_CACHE_DIR=" home "/cache")
                   "LC_ALL=C.UTF-8" "ALMANAC_OFFLINE=1" "ALMANAC_NOW=2026-06-21T12:00:00Z"
                   "ALMANAC_LOCATION=38.72,-9.14")))
       (unwind-protect
           (almanac-test--with nil ,@body)
         (delete-directory home t)))))

(defun almanac-test--page ()
  "Text of the forecast buffer."
  (with-current-buffer "*almanac*" (buffer-string)))

(defun almanac-test--wait-page (pattern)
  "Wait until the forecast buffer has PATTERN."
  (almanac-test--wait pattern (lambda () (string-match-p pattern (almanac-test--page)))))

(ert-deftest almanac-test-server-page ()
  (almanac-test--with-server
    (almanac)
    (dolist (pattern '("\\`Lisbon, Portugal\n\nSun, Jun 21" "\n  ≈Sat, Jun 27 " "\nSunset, Sun, Jun 21\n"
                       "\n  Golden hour   8:" "°C"))
      (almanac-test--wait-page pattern))
    (with-current-buffer "*almanac*"
      (should (derived-mode-p 'almanac-page-mode))
      (should buffer-read-only)
      (almanac-test--erase)
      (revert-buffer))
    (almanac-test--wait-page "≈Sat, Jun 27 ")))

(defun almanac-test--erase ()
  "Erase a buffer that is read-only."
  (let ((inhibit-read-only t)) (erase-buffer)))

(ert-deftest almanac-test-server-status ()
  (almanac-test--with-server
    (almanac-mode-line-mode)
    (almanac-test--wait "the text" (lambda () (string-match-p "≈.*°C\\'" (almanac-status))))))

(ert-deftest almanac-test-server-sun ()
  (pcase-dolist (`(,minutes ,shade) '((0 light) (-600 dark)))
    (let* (applied
           (almanac-sun-offset minutes)
           (almanac-sun-functions (list (lambda (shade) (push shade applied)))))
      (almanac-test--with-server
        (almanac-sun-mode)
        (almanac-test--wait "the sun" (lambda () applied))
        (should (equal applied (list shade)))
        ;; The user's own choice holds while the sun is what it was; a wake asks again.
        (setq almanac--sun-applied nil)
        (almanac-sun-wake)
        (almanac-test--wait "the sun again" (lambda () (cdr applied)))
        (should (equal applied (list shade shade)))))))

(ert-deftest almanac-test-server-place ()
  (almanac-test--with-server
    (almanac)
    (almanac-test--wait-page "\\`Lisbon")
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt names &rest _) (caar names))))
      (almanac-set-place "Reykjavik")
      (almanac-test--wait-page "\\`Reykjav"))))

;; The command completes places by those that the server knows, with the case left alone.
(ert-deftest almanac-test-server-completion ()
  (almanac-test--with-server
    (let ((almanac--complete-seconds 120)
          table)
      (cl-letf (((symbol-function 'completing-read)
                 (lambda (_prompt collection &rest _) (setq table collection) "Reykjavik")))
        (should (equal (almanac--read-place) "Reykjavik")))
      (let ((completion-ignore-case t))
        (should (equal (all-completions "san fr" table)
                       (seq-filter (lambda (name) (string-match-p "\\`San Fr" name))
                                   (almanac--place-names "san fr"))))
        (should (member "San Francisco, California, United States"
                        (all-completions "san franc" table))))
      (should-not (almanac--place-names " "))
      (should-not (almanac--place-names "Qwxyzzy")))))

(ert-deftest almanac-test-server-killed ()
  (let ((almanac-client-restart-policy (almanac-test--restart)))
    (almanac-test--with-server
      (almanac)
      (almanac-test--wait-page "Golden hour")
      (let ((process (almanac-test--process)))
        (signal-process process 'KILL)
        (almanac-test--wait
         "another"
         (lambda ()
           (and (eq (almanac-test--state) 'ready)
                (not (eq process (almanac-test--process))))))))))

(defun almanac-test--kill-unnoticed ()
  "Kill the server; its end is known to the system and not yet to the client."
  (let ((process (almanac-test--process)))
    (signal-process process 'KILL)
    ;; Without a pause no sentinel runs.
    (while (process-live-p process))
    (should (eq (almanac-test--state) 'ready))))

(ert-deftest almanac-test-server-ended-unnoticed ()
  (let ((almanac-client-restart-policy (almanac-test--restart))
        answer)
    (almanac-test--with-server
      (almanac-ensure)
      (almanac-test--wait "the server" (lambda () (eq (almanac-test--state) 'ready)))
      (almanac-test--kill-unnoticed)
      (almanac-client-request almanac--client :sun.phase nil
                              (lambda (result) (setq answer result)))
      (almanac-test--wait "the next server's answer" (lambda () answer)))))

(ert-deftest almanac-test-stop-after-unnoticed-end ()
  (almanac-test--with-server
    (almanac-sun-mode)
    (almanac-test--wait "the subscription"
                        (lambda () (almanac-subscription-id almanac--sun-subscription)))
    (almanac-test--kill-unnoticed)
    (almanac-stop)
    (should-not almanac--client)
    (should-not almanac-sun-mode)))

(ert-deftest almanac-test-server-leaves ()
  (let (process)
    (almanac-test--with-server
      (almanac-ensure)
      (almanac-test--wait "the server" (lambda () (eq (almanac-test--state) 'ready)))
      (should (string-match-p "State: ready\nProgram: almanac .*\nServer: almanac "
                              (almanac-health-report)))
      (setq process (almanac-test--process)))
    (almanac-test--wait "its end" (lambda () (not (process-live-p process))))
    (should (eql (process-exit-status process) 0))))

(provide 'almanac-test)
;;; almanac-test.el ends here
