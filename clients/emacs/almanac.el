;;; almanac.el --- Weather, sunset and sun from an Almanac server  -*- lexical-binding: t; -*-

;; Copyright (c) 2026 The Almanac contributors

;; Author: The Almanac contributors
;; Version: 0.1.0
;; Package-Requires: ((emacs "27.1") (jsonrpc "1.0.14"))
;; Keywords: calendar, comm, convenience
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The weather in the mode line (`almanac-mode-line-mode'), the forecast and tonight's sunset in a
;; buffer (`almanac'), light and dark by the sun (`almanac-sun-mode').  The program `almanac' is
;; started with the first of them and not before; nothing is fetched until then, and no key is
;; bound.  `almanac-place' changes the place, `almanac-health' says how things are.

;;; Code:

(require 'almanac-client)
(require 'almanac-page)
(require 'seq)
(require 'subr-x)

(defgroup almanac nil
  "Weather, sunset and sun from an Almanac server."
  :group 'applications
  :prefix "almanac-")

(defcustom almanac-command nil
  "The server and its arguments.
When nil: the environment variable ALMANAC, else `almanac' on the PATH."
  :type '(choice (const :tag "Find it" nil) (repeat string)))

(defcustom almanac-environment nil
  "Variables added to the server's environment, each as \"NAME=value\"."
  :type '(repeat string))

(defcustom almanac-place nil
  "A place, such as \"Lisbon\" or \"38.72,-9.14\".
When nil: the server's own current location."
  :type '(choice (const :tag "The server's" nil) string))

(defcustom almanac-units nil
  "Units of what is shown.
When nil: what the server is configured for, or else those of your territory."
  :type '(choice (const :tag "The server's" nil)
                 (const "metric") (const "imperial") (const "uk") (const "si")))

(defcustom almanac-locale nil
  "Language of the words, such as \"de\"; when nil, the server's."
  :type '(choice (const :tag "The server's" nil) string))

(defcustom almanac-days 7
  "Rows of the forecast."
  :type 'natnum)

(defcustom almanac-mode-line-format "%c %t"
  "What the mode line says: letters of wttr.in or {named} fields."
  :type 'string)

(defcustom almanac-mode-line-icons "plain"
  "Which glyphs the mode line and the forecast have.
\"plain\" are symbols of one column, which every terminal shows alike."
  :type '(choice (const "plain") (const "emoji") (const "nerd") (const "ascii")
                 (const "none")))

(defcustom almanac-mode-line-interval 900
  "Seconds between two looks at the weather for the mode line."
  :type 'natnum)

(defcustom almanac-mode-line-marks '(:old " …" :lost " ↻" :failed " ✗")
  "Marks beside the last known text.
The text is old until the server confirms it, lost while the server is
started again, failed when that was given up."
  :type 'plist)

(defface almanac-status '((t))
  "The text of the mode line.")

;; Not `shadow', which is as gray as the mode line itself in a dark terminal.
(defface almanac-estimate '((t :inherit almanac-status :slant italic))
  "The text of the mode line while a value of it is an estimate.")

(defface almanac-stale '((t :inherit almanac-status :slant italic))
  "The text of the mode line while a value of it is stale.")

(defcustom almanac-status-file (locate-user-emacs-file "almanac-status")
  "Where the last text of the mode line is kept; nil for nowhere."
  :type '(choice file (const :tag "Nowhere" nil)))

(defcustom almanac-sun-elevation -6
  "Where the sun stands when light turns dark, in degrees.
-6 is the end of civil twilight, -0.833 sunset."
  :type 'number)

(defcustom almanac-sun-offset 0
  "Minutes by which the change is moved; negative is earlier."
  :type 'number)

(defcustom almanac-sun-light-theme nil
  "Theme while it is light; nil for the theme that is there, told that it is light."
  :type '(choice (const :tag "None" nil) symbol))

(defcustom almanac-sun-dark-theme nil
  "Theme while it is dark; nil for the theme that is there, told that it is dark."
  :type '(choice (const :tag "None" nil) symbol))

(defcustom almanac-sun-functions nil
  "Called with `light' or `dark' after a change by `almanac-sun-mode'."
  :type 'hook)

(defvar almanac--client nil)
(defconst almanac--page-token "almanac-page" "Names the parts of the forecast.")
(defvar almanac--status-subscription nil)
(defvar almanac--sun-subscription nil)
(defvar almanac-sun-mode)
(defvar almanac--sun-applied nil
  "What was applied last: a choice of the user's own holds until the sun changes.")

(defvar almanac--status-text "" "The last known text.")
(defvar almanac--status-face 'almanac-status "The face of that text.")
(defvar almanac--status-tooltip nil)
(defvar almanac--status-speech nil)
(defvar almanac--status-failure nil)
(defvar almanac--status-confirmed nil
  "Whether the server said the text since it was last started.")
(defvar almanac--mode-line nil "What the mode line shows.")
(defvar almanac--mode-line-map
  (let ((map (make-sparse-keymap)))
    (define-key map [mode-line mouse-1] #'almanac)
    map)
  "A click on the text opens the forecast.")
(put 'almanac--mode-line 'risky-local-variable t)

;;; The client

(defun almanac--configuration ()
  "What the server is told about this connection."
  (append (and almanac-place (list :location almanac-place))
          (list :units (or almanac-units "locale"))
          (and almanac-locale (list :locale almanac-locale))))

(defun almanac--new-client ()
  "A client for the options as they are."
  (almanac-client-create
   :command (or almanac-command (list (or (getenv "ALMANAC") "almanac") "serve"))
   :environment almanac-environment
   :configuration (almanac--configuration)
   :on-state #'almanac--on-state
   :on-notification #'almanac--on-notification))

(defun almanac-ensure ()
  "Return the client, with its server started."
  (unless almanac--client
    (setq almanac--client (almanac--new-client)))
  (almanac-client-start almanac--client)
  almanac--client)

(defun almanac--on-state (state failure)
  "Show that the server is in STATE, because of FAILURE if any."
  (unless (eq state 'ready)
    (setq almanac--status-confirmed nil))
  (pcase state
    ('waiting (message "almanac: the server was lost and is started again"))
    ('failed (message "almanac: %s" failure)))
  (almanac--refresh-mode-line)
  (almanac--page-state state failure))

(defun almanac--on-notification (method params)
  "Take the notification METHOD of the server with PARAMS."
  (pcase method
    ('location/didChange (almanac-client-resubscribe almanac--client))
    ('$/progress
     (when (equal (plist-get params :token) almanac--page-token)
       (almanac--page-part (plist-get params :value))))))

(defun almanac-stop ()
  "End the server, and what depends on it."
  (interactive)
  (almanac-mode-line-mode -1)
  (almanac-sun-mode -1)
  (when almanac--client
    (almanac-client-stop almanac--client)
    (setq almanac--client nil)))

;;; The mode line

(defun almanac-status-compose (text confirmed state marks)
  "Return TEXT marked for the server.
STATE is that of the client, CONFIRMED whether the server said TEXT, and
the marks are those of MARKS."
  (if (eq state 'stopped)
      ""
    (string-trim
     (concat text
             (cond ((eq state 'failed) (plist-get marks :failed))
                   ((eq state 'waiting) (plist-get marks :lost))
                   (confirmed "")
                   (t (plist-get marks :old)))))))

(defun almanac-status ()
  "Return the text for a mode line, without waiting or starting anything."
  (almanac-status-compose
   almanac--status-text almanac--status-confirmed
   (if almanac--client (almanac-client-state almanac--client) 'stopped)
   almanac-mode-line-marks))

(defun almanac--refresh-mode-line ()
  "Let the mode line show the text as it is now."
  (setq almanac--mode-line
        (list " " (propertize (string-replace "%" "%%" (almanac-status))
                              'face almanac--status-face
                              'help-echo almanac--status-tooltip
                              'mouse-face 'mode-line-highlight
                              'local-map almanac--mode-line-map)))
  (force-mode-line-update t))

(defun almanac--recall ()
  "Take the text of the last session."
  (when (and almanac-status-file (file-readable-p almanac-status-file))
    (with-temp-buffer
      (insert-file-contents almanac-status-file)
      (setq almanac--status-text
            (almanac-page-clean (buffer-substring (point-min) (line-end-position)))))))

(defun almanac--remember ()
  "Keep the text for the next session."
  ;; It may name a place, so it is nobody else's to read.
  (when almanac-status-file
    (ignore-errors
      (with-file-modes #o600
        (write-region almanac--status-text nil almanac-status-file nil 'silent)))))

(defun almanac--face-for (result)
  "The face for RESULT, one of status.text."
  (cond ((equal (plist-get result :mark) "≈") 'almanac-estimate)
        ((stringp (plist-get result :age)) 'almanac-stale)
        (t 'almanac-status)))

(defun almanac--take-status (event)
  "Take EVENT of the status.text subscription."
  (if-let ((failure (plist-get event :error)))
      (setq almanac--status-confirmed nil
            almanac--status-failure (almanac-page-reason failure))
    (let ((result (plist-get event :result)))
      (setq almanac--status-text
            (almanac-page-clean (or (plist-get result :text) ""))
            almanac--status-face (almanac--face-for result)
            almanac--status-tooltip (plist-get result :tooltip)
            almanac--status-speech (plist-get result :speech)
            almanac--status-failure nil
            almanac--status-confirmed t)
      (almanac--remember)))
  (almanac--refresh-mode-line))

;;;###autoload
(defun almanac-speak ()
  "Say the weather in sentences without symbols, for a screen reader."
  (interactive)
  (message "%s" (or almanac--status-failure almanac--status-speech almanac--status-tooltip
                    "The weather is not known yet")))

(defun almanac--watch-status ()
  "Subscribe to the text of the mode line."
  (setq almanac--status-subscription
        (almanac-client-subscribe
         almanac--client
         (list :method "status.text"
               :params (list :format almanac-mode-line-format
                             :iconSet almanac-mode-line-icons
                             :deadlineMs 10000)
               :intervalSeconds almanac-mode-line-interval)
         #'almanac--take-status)))

;;;###autoload
(define-minor-mode almanac-mode-line-mode
  "Show the weather in the mode line."
  :global t
  (setq global-mode-string (delq 'almanac--mode-line global-mode-string))
  (when almanac--status-subscription
    (almanac-client-unsubscribe almanac--client almanac--status-subscription)
    (setq almanac--status-subscription nil))
  (when almanac-mode-line-mode
    (setq global-mode-string
          (append (or global-mode-string '("")) '(almanac--mode-line)))
    (almanac--recall)
    (almanac-ensure)
    (almanac--watch-status))
  (almanac--refresh-mode-line))

;;; Light and dark by the sun

(defun almanac--sun-params ()
  "What sun.phase is asked."
  (list :elevationAngle almanac-sun-elevation :offsetMinutes almanac-sun-offset))

(defun almanac--apply-sun (shade)
  "Let Emacs be SHADE, `light' or `dark'."
  (let ((theme (if (eq shade 'light) almanac-sun-light-theme almanac-sun-dark-theme))
        (other (if (eq shade 'light) almanac-sun-dark-theme almanac-sun-light-theme)))
    (when other (disable-theme other))
    (if theme
        (load-theme theme t)
      (setq frame-background-mode shade)
      (mapc #'frame-set-background-mode (frame-list)))
    (run-hook-with-args 'almanac-sun-functions shade)))

(defun almanac--take-sun (result)
  "Take RESULT of sun.phase.  Polar days and nights are like others."
  (let ((shade (if (eq (plist-get result :isDay) t) 'light 'dark)))
    (when (and almanac-sun-mode (not (eq shade almanac--sun-applied)))
      (setq almanac--sun-applied shade)
      (almanac--apply-sun shade))))

(defun almanac-sun-wake (&rest _)
  "Ask where the sun is now: after a sleep the last event may be long past."
  (when (and almanac-sun-mode almanac--client)
    (almanac-client-request almanac--client :sun.phase (almanac--sun-params)
                            #'almanac--take-sun)))

(defun almanac--focus ()
  "Ask for the sun when a frame has got the focus."
  (when (seq-some (lambda (frame) (eq (frame-focus-state frame) t)) (frame-list))
    (almanac-sun-wake)))

;;;###autoload
(define-minor-mode almanac-sun-mode
  "Be light while the sun is up, and dark while it is not."
  :global t
  (setq almanac--sun-applied nil)
  (when almanac--sun-subscription
    (almanac-client-unsubscribe almanac--client almanac--sun-subscription)
    (setq almanac--sun-subscription nil))
  (remove-function after-focus-change-function #'almanac--focus)
  (remove-hook 'suspend-resume-hook #'almanac-sun-wake)
  (when almanac-sun-mode
    (add-function :after after-focus-change-function #'almanac--focus)
    (add-hook 'suspend-resume-hook #'almanac-sun-wake)
    (almanac-ensure)
    (setq almanac--sun-subscription
          (almanac-client-subscribe
           almanac--client
           (list :method "sun.phase" :params (almanac--sun-params))
           (lambda (event)
             (when-let ((result (plist-get event :result)))
               (almanac--take-sun result)))))))

;;; The forecast

(defvar-local almanac--page-place nil)
(defvar-local almanac--page-parts nil)
(defvar-local almanac--page-trouble nil)

(define-derived-mode almanac-page-mode special-mode "Almanac"
  "The forecast.  Reverting the buffer asks again."
  (setq-local revert-buffer-function (lambda (&rest _) (almanac--page-ask)))
  ;; Sources and problems may be longer than the lines of the parts.
  (setq-local truncate-lines nil
              word-wrap t)
  (setq-local bidi-paragraph-direction 'left-to-right)
  ;; Directional isolates take no column of their own, in a terminal either.
  (setq-local glyphless-char-display (copy-sequence glyphless-char-display))
  (set-char-table-range glyphless-char-display '(#x2066 . #x2069) 'zero-width))

(define-key almanac-page-mode-map "r" #'revert-buffer)

(defvar almanac--page-request 0
  "The number of the newest request for the forecast buffer.")

(defun almanac--page-know (result)
  "Keep the place and the direction of RESULT, an overview or the value of a part."
  (setq almanac--page-place (plist-get result :place)
        bidi-paragraph-direction (if (equal (plist-get result :dir) "rtl") 'right-to-left
                                   'left-to-right)))

(defun almanac--page-draw ()
  "Write what is known into the buffer, the current one."
  (let ((inhibit-read-only t)
        (line (line-number-at-pos)))
    (erase-buffer)
    (insert (string-join (almanac-page-lines almanac--page-place almanac--page-parts
                                             almanac--page-trouble)
                         "\n")
            "\n")
    (goto-char (point-min))
    (forward-line (1- line))))

(defun almanac--page-take (result)
  "Show RESULT of weather.overview."
  (when-let ((buffer (get-buffer "*almanac*")))
    (with-current-buffer buffer
      (setq almanac--page-trouble nil
            almanac--page-parts (append (plist-get result :parts) nil))
      (almanac--page-know result)
      (almanac--page-draw))))

(defun almanac--page-part (part)
  "Show PART of the overview; what is known stays until there is something newer.
What is known of another place goes."
  (when-let ((buffer (get-buffer "*almanac*"))
             (method (plist-get part :method)))
    (with-current-buffer buffer
      (let ((value (plist-get part :value)))
        (when value
          (unless (or (null almanac--page-place)
                      (equal (plist-get almanac--page-place :id)
                             (almanac-page--at value :place :id)))
            (setq almanac--page-parts nil))
          (almanac--page-know value))
        (when (or value
                  (not (plist-get (almanac-page-part-of method almanac--page-parts) :value)))
          (setq almanac--page-parts
                (cons part (seq-remove (lambda (other) (equal (plist-get other :method) method))
                                       almanac--page-parts)))
          (almanac--page-draw))))))

(defun almanac--page-fail (problem)
  "Show PROBLEM, an error."
  (when-let ((buffer (get-buffer "*almanac*")))
    (with-current-buffer buffer
      (setq almanac--page-trouble (almanac-page-reason problem))
      (almanac--page-draw))))

(defun almanac--page-ask ()
  "Ask for everything in the forecast buffer; drop answers to earlier requests."
  (let* ((request (setq almanac--page-request (1+ almanac--page-request)))
         (newest (lambda (show)
                   (lambda (answer)
                     (when (= request almanac--page-request)
                       (funcall show answer))))))
    (almanac-client-request
     (almanac-ensure) :weather.overview
     (list :parts (almanac-page-calls almanac-days)
           :text (almanac-page-text-options (get-buffer-window "*almanac*" t)
                                            almanac-mode-line-icons)
           :partialResultToken almanac--page-token)
     (funcall newest #'almanac--page-take) (funcall newest #'almanac--page-fail))))

(defun almanac--page-state (state failure)
  "Show in the forecast buffer that the server is in STATE, because of FAILURE."
  (when-let ((buffer (get-buffer "*almanac*")))
    (with-current-buffer buffer
      (setq almanac--page-trouble
            (pcase state
              ('waiting (format "lost, is being started again (%s)" failure))
              ('failed failure)))
      (almanac--page-draw)
      (when (eq state 'ready)
        (almanac--page-ask)))))

;;;###autoload
(defun almanac ()
  "Show the weather, the forecast and tonight's sunset."
  (interactive)
  (let ((buffer (get-buffer-create "*almanac*")))
    (with-current-buffer buffer
      (unless (derived-mode-p 'almanac-page-mode)
        (almanac-page-mode))
      (almanac--page-draw))
    ;; Its window says how wide the text may be.
    (pop-to-buffer buffer)
    (almanac--page-ask)))

;;; The place

(defun almanac--set-place (place)
  "Let PLACE, a text or a property list with `:id', be the place."
  (almanac-client-request
   almanac--client :location.set (list :place place)
   (lambda (result)
     (let ((found (plist-get result :place)))
       (message "almanac: the place is %s" (plist-get found :displayName))
       ;; A server that is started again has to know it too.
       (setf (almanac-client-configuration almanac--client)
             (plist-put (almanac-client-configuration almanac--client)
                        :location (list :id (plist-get found :id))))
       (almanac-client-resubscribe almanac--client)
       (when (get-buffer "*almanac*")
         (almanac--page-ask))))
   #'almanac--say-problem))

(defun almanac--say-problem (problem)
  "Say what PROBLEM is."
  (message "almanac: %s" (plist-get problem :message)))

(defun almanac--choose-place (query places)
  "Let the user choose one of PLACES, found for QUERY."
  (let* ((names (seq-map (lambda (place) (cons (plist-get place :displayName) place)) places))
         (name (completing-read (format "Which %s? " query) names nil t nil nil (caar names))))
    (almanac--set-place (list :id (plist-get (cdr (assoc name names)) :id)))))

(defvar almanac--complete-seconds 0.5
  "How long a completion may wait.")

(defun almanac--place-names (lead)
  "Names of places for LEAD, from the server's own gazetteer: nothing is fetched."
  (let ((deadline (time-add nil almanac--complete-seconds))
        (names 'unknown))
    (unless (string-empty-p (string-trim lead))
      (almanac-client-request
       (almanac-ensure) :location.search (list :query lead :limit 9 :online :json-false)
       (lambda (result)
         (setq names (seq-map (lambda (place) (plist-get place :displayName))
                              (plist-get result :places))))
       (lambda (_) (setq names nil)))
      (while (and (eq names 'unknown) (time-less-p nil deadline))
        (accept-process-output nil 0.01)))
    (if (listp names) names nil)))

(defun almanac--read-place ()
  "Let the user type a place, completed by those that the server knows."
  (let ((completion-ignore-case t))
    (completing-read "Place: " (completion-table-dynamic #'almanac--place-names))))

;;;###autoload
(defun almanac-set-place (query)
  "Show the weather of QUERY: a name, or \"latitude,longitude\".
The server keeps it."
  (interactive (list (almanac--read-place)))
  (almanac-ensure)
  (if (string-match-p "\\`-?[0-9.]+ *, *-?[0-9.]+\\'" query)
      (almanac--set-place query)
    (almanac-client-request
     almanac--client :location.search (list :query query :limit 9)
     (lambda (result)
       (let ((places (plist-get result :places)))
         (pcase (length places)
           (0 (message "almanac: no place is called \"%s\"" query))
           (1 (almanac--set-place (list :id (plist-get (seq-first places) :id))))
           ;; Not from within the process filter.
           (_ (run-at-time 0 nil #'almanac--choose-place query places)))))
     #'almanac--say-problem)))

;;; Health

(defun almanac-health-report ()
  "Which program is used and how the server is, as text."
  (let* ((client (or almanac--client (almanac--new-client)))
         (program (executable-find (car (almanac-client-command client)))))
    (string-join
     (delq nil
           (list
            (format "State: %s" (almanac-client-state client))
            (if program
                ;; This asks the program only; nothing is fetched.
                (format "Program: %s" (car (process-lines program "--version")))
              (format "Program: there is no %s; set `almanac-command'"
                      (car (almanac-client-command client))))
            (when-let ((server (almanac-client-server client)))
              (format "Server: %s %s" (plist-get server :name) (plist-get server :version)))
            (when-let ((failure (almanac-client-failure client)))
              (format "Trouble: %s" failure))
            (when almanac--status-failure
              (format "Mode line: %s" almanac--status-failure))
            (when-let ((log (almanac-client-log client)))
              (concat "Log:\n  " (string-join (seq-take log 5) "\n  ")))))
     "\n")))

;;;###autoload
(defun almanac-health ()
  "Say which program is used and how the server is."
  (interactive)
  (with-help-window "*almanac health*"
    (princ (almanac-health-report))))

(provide 'almanac)
;;; almanac.el ends here
