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

(ert-deftest almanac-test-page-unknown ()
  (let ((lines (almanac-page-lines
                nil '(:current (:state "success" :value (:condition nil))
                      :sunset (:state "success" :value (:days [(:score nil)]))))))
    (should (equal (seq-subseq lines 3 9)
                   '("  –  –  –, feels like –" "  Wind –  ·  Humidity –  ·  Clouds –"
                     "  Sunrise –  ·  Sunset –" "" "Tonight's sunset" "  –  – of 100")))))

(ert-deftest almanac-test-page-marks ()
  (let* ((estimate '(:kind "estimate" :stale t))
         (stale '(:kind "cache" :stale t :ageSeconds 10800 :fetchedAt "09:00"))
         (lines (almanac-page-lines
                 nil
                 `(:current (:value (:temperature 24 :units (:temperature "°C")
                                     :source ,estimate))
                   :sunset (:value (:days [(:score 67)] :source ,estimate))
                   :daily (:value (:days [(:date "2026-06-21" :temperatureMin 14
                                           :kind "forecast")
                                          (:date "2026-06-22" :temperatureMin 15
                                           :kind "estimate")]
                                   :source ,stale))))))
    (should (equal (nth 2 lines) "Now"))
    (should (equal (nth 3 lines) "  –  –  ≈24.0 °C, feels like –"))
    (should (equal (nth 8 lines) "  –  ≈67 of 100"))
    (should (equal (nth 12 lines) "The days ahead (3 h old)"))
    (should (string-match-p " 14\\.0 to .* sunset ≈67\\'" (nth 13 lines)))
    (should (string-match-p " ≈15\\.0 to " (nth 14 lines)))
    (should (equal (last lines 2) '("≈ is what is usual here, not a forecast."
                                    "Stored 09:00; nothing newer could be had.")))))

(ert-deftest almanac-test-page-measured ()
  (let ((line (lambda (observed)
                (nth 4 (almanac-page-lines nil `(:current (:value (:observed ,observed))))))))
    (pcase-dolist (`(,measured . ,expected)
                   '(((:value 22 :ageSeconds 600 :station "LPPT" :quality "fresh")
                      . "  Measured 22.0 °C 10 min ago, 6.4 km away at Lisbon")
                     ((:value 9 :ageSeconds 7200 :station "LPMT" :quality "stuck")
                      . "  Measured 9.0 °C 2 h ago, 9 km away at LPMT (the sensor may be stuck)")
                     (nil . "  Wind –  ·  Humidity –  ·  Clouds –")))
      (should (equal expected
                     (funcall line
                              `(:temperature ,measured
                                :stations [(:id "LPMT" :distance 9)
                                           (:id "LPPT" :name "Lisbon" :distance 6.4)]
                                :units (:temperature "°C" :distance "km"))))))
    (should (equal "  Wind –  ·  Humidity –  ·  Clouds –" (funcall line nil)))))

(ert-deftest almanac-test-page-preliminary ()
  (let* ((lines (almanac-page-lines
                 nil '(:sunset (:value (:days [(:score 67 :preliminary t) (:score 40)]
                                        :source (:kind "live")))
                       :daily (:value (:days [(:date "2026-06-21") (:date "2026-06-22")]
                                       :source (:kind "live"))))))
         (said (string-join lines "\n")))
    (should (string-match-p "≈67 of 100" said))
    (should (string-match-p "sunset ≈67\n.*sunset 40$" said))
    (should (equal (car (last lines))
                   "≈ is a score that may change: not all of the sky is known yet."))))

(ert-deftest almanac-test-page-age ()
  (pcase-dolist (`(,seconds ,words) '((720 "12 min") (5400 "2 h") (172800 "2 days")))
    (let ((value `(:source (:stale t :ageSeconds ,seconds))))
      (should (equal (nth 2 (almanac-page-lines nil `(:current (:value ,value))))
                     (format "Now (%s old)" words))))))

(ert-deftest almanac-test-page-parts ()
  (let ((parts '(:alerts (:state "failure" :error (:message "The server is offline."))))
        (place '(:displayName "Lisbon")))
    (should (equal (seq-take (almanac-page-lines place parts) 4)
                   '("Lisbon" "" "Now" "  Loading…")))
    (should (equal (almanac-page-lines place parts "lost")
                   '("Lisbon" "" "Server: lost" "" "Alerts"
                     "  Not available: The server is offline.")))))

(ert-deftest almanac-test-page-clean ()
  (should (member "  severe: Wind and [31m rain"
                  (almanac-page-lines
                   nil '(:alerts (:value (:alerts [(:severity "severe"
                                                    :headline "Wind\nand\e[31m rain")])))))))

(ert-deftest almanac-test-page-after-dark ()
  (let ((lines (almanac-page-lines
                nil '(:sunset (:value (:days [(:score 67 :passed t) (:score 40)]))))))
    (should (equal (seq-subseq lines 5 7) '("Tomorrow's sunset" "  –  40 of 100")))))

(ert-deftest almanac-test-glyphs ()
  (dolist (emoji (split-string "☀️ 🌙 🌤️ ⛅ ☁️ 🌫️ 🌦️ 🌧️ 🧊 🌨️ ❄️ ⛈️ 🌋 💨 🌪️ ❓"))
    (should (= 1 (string-width (almanac-page-glyphs emoji "plain"))))
    (should (= 1 (length (almanac-page-glyphs emoji "emoji"))))
    (should (equal "21°C" (string-trim (almanac-page-glyphs (concat emoji " 21°C") "none")))))
  (should (equal (almanac-page-glyphs "≈⛅ 21°C" "plain") "≈☼ 21°C")))

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
      (should (equal (almanac-status) "☼ 21°C"))
      (should (equal (substring-no-properties (cadr almanac--mode-line)) "☼ 21°C"))
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
    (should (equal (almanac-status) "☼ ≈24°C …"))
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
          (should (equal (almanac-status) "☼ 21°C ✗"))
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
      (almanac-test--wait "the first text" (lambda () (equal (almanac-status) "☼ 21°C")))
      (almanac-set-place "porto")
      (almanac-test--wait "the other text" (lambda () (equal (almanac-status) "☂ 14°C"))))))

(ert-deftest almanac-test-parts ()
  "Each part is shown as it comes; the whole never does."
  (almanac-test--with (almanac-test--mock "editors/parts")
    (almanac)
    (almanac-test--wait "the first part"
                        (lambda () (string-match-p "21\\.4 °C" (almanac-test--page))))
    (should (string-match-p "\\`Lisbon" (almanac-test--page)))
    (should (string-match-p "Tonight's sunset\n  Loading" (almanac-test--page)))
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
                   "ALMANAC_OFFLINE=1" "ALMANAC_NOW=2026-06-21T12:00:00Z"
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
    (dolist (pattern '("\\`Lisbon, Portugal" "Sun 21 " "Sat 27 " "Sun sets 21:0[0-9]"
                       "golden hour 20:" "°C"))
      (almanac-test--wait-page pattern))
    (with-current-buffer "*almanac*"
      (should (derived-mode-p 'almanac-page-mode))
      (should buffer-read-only)
      (almanac-test--erase)
      (revert-buffer))
    (almanac-test--wait-page "Sat 27 ")))

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
      (almanac-test--wait-page "Sun sets")
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
