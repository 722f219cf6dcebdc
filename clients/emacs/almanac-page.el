;;; almanac-page.el --- Text of the forecast buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Parts of weather.overview in, lines out; nothing in here touches a buffer or a server.  Every word
;; and number of a part is the server's: `text' of its value, `title' until there is one.

;;; Code:

(require 'seq)
(require 'subr-x)

(defconst almanac-page-methods
  '("weather.current" "sunset.score" "forecast.daily" "alerts.active" "climate.project")
  "The methods whose answers the overview is asked for, in the order of the buffer.")

(defconst almanac-page--methods-of-days '("sunset.score" "forecast.daily")
  "Those that take a number of days.")

(defconst almanac-page--columns '(24 . 100)
  "The least and the most that the server takes as a width.")

(defconst almanac-page--columns-hidden 80
  "Width of a buffer that no window shows.")

(defface almanac-page-place '((t :inherit bold))
  "The name of the place."
  :group 'almanac)

(defface almanac-page-title '((t :inherit font-lock-keyword-face))
  "The title of a part."
  :group 'almanac)

(defface almanac-page-age '((t :inherit warning))
  "The title of a part that is out of date."
  :group 'almanac)

(defface almanac-page-strong '((t :inherit font-lock-constant-face))
  "The main point."
  :group 'almanac)

(defface almanac-page-muted '((t :inherit shadow))
  "What is less prominent: labels, and signs of what nobody knows."
  :group 'almanac)

(defface almanac-page-warning '((t :inherit warning))
  "An official warning, and that values are estimates."
  :group 'almanac)

(defface almanac-page-quoted '((t :inherit font-lock-string-face))
  "What others wrote."
  :group 'almanac)

(defface almanac-page-drawing '((t :inherit font-lock-builtin-face))
  "Bars and curves."
  :group 'almanac)

(defface almanac-page-trouble '((t :inherit font-lock-warning-face))
  "What went wrong."
  :group 'almanac)

(defface almanac-page-note '((t :inherit font-lock-comment-face))
  "Sources and warnings."
  :group 'almanac)

(defun almanac-page--at (value &rest path)
  "The member of VALUE, nested property lists, at PATH."
  (dolist (name path value)
    (setq value (and (consp value) (plist-get value name)))))

(defun almanac-page-reason (failure)
  "FAILURE, an error, in words for a person, in the language of the answers."
  (or (almanac-page--at failure :data :text) (plist-get failure :message)))

(defun almanac-page-clean (text)
  "TEXT as one line without control characters."
  (replace-regexp-in-string "[\0-\x1f\x7f-\x9f\u2028\u2029]" " " text))

(defun almanac-page-text-options (window icons)
  "How the server is to write for WINDOW, nil if there is none, with ICONS."
  (list :style "styled" :icons icons
        :columns (if window
                     (min (max (window-max-chars-per-line window) (car almanac-page--columns))
                          (cdr almanac-page--columns))
                   almanac-page--columns-hidden)))

(defun almanac-page-calls (days)
  "The parts of an overview with DAYS days."
  (vconcat (mapcar (lambda (method)
                     (if (member method almanac-page--methods-of-days)
                         (list :method method :params (list :days days))
                       (list :method method)))
                   almanac-page-methods)))

(defun almanac-page-part-of (method parts)
  "The one of PARTS with the answer of METHOD, or nil."
  (seq-find (lambda (part) (equal (plist-get part :method) method)) parts))

(defun almanac-page--faced (face text)
  "TEXT without control characters, in FACE, which is nil for none."
  (let ((clean (almanac-page-clean text)))
    (if face (propertize clean 'face face) clean)))

(defconst almanac-page--faces
  '(("strong" . almanac-page-strong) ("muted" . almanac-page-muted)
    ("warning" . almanac-page-warning) ("quoted" . almanac-page-quoted)
    ("unknown" . almanac-page-muted) ("drawing" . almanac-page-drawing))
  "The face of each role of a text.")

(defconst almanac-page--title-faces
  '(("strong" . almanac-page-title) ("warning" . almanac-page-age))
  "The same of a title.")

(defun almanac-page--line (line faces)
  "LINE of a part, each of its texts in that of FACES which is for its role."
  (mapconcat (lambda (span)
               (almanac-page--faced (cdr (assoc (plist-get span :role) faces))
                                    (plist-get span :text)))
             (plist-get line :spans) ""))

(defun almanac-page--part (part)
  "The lines of PART of the overview, its title first."
  (if-let ((value (plist-get part :value)))
      (seq-map-indexed (lambda (line index)
                         (almanac-page--line line (if (= index 0) almanac-page--title-faces
                                                    almanac-page--faces)))
                       (almanac-page--at value :text :styledLines))
    (list (almanac-page--faced 'almanac-page-title (or (plist-get part :title) ""))
          (if (equal (plist-get part :state) "failure")
              (almanac-page--faced 'almanac-page-trouble
                                   (concat "  ! " (almanac-page-reason
                                                  (plist-get part :error))))
            "  …"))))

(defun almanac-page-lines (place known &optional trouble)
  "The lines of the whole buffer.
PLACE and KNOWN are the place and the parts of weather.overview; TROUBLE
says what is wrong with the server."
  (let* ((parts (delq nil (mapcar (lambda (method) (almanac-page-part-of method known))
                                  almanac-page-methods)))
         (notes (seq-uniq (seq-mapcat (lambda (part) (almanac-page--at part :value :text :notes))
                                      parts 'list))))
    (append
     (list (almanac-page--faced 'almanac-page-place
                                (or (almanac-page--at place :displayName) "Almanac")))
     (and trouble
          (list "" (almanac-page--faced 'almanac-page-trouble (concat "Server: " trouble))))
     (seq-mapcat (lambda (part) (cons "" (almanac-page--part part))) parts)
     (and notes
          (cons "" (mapcar (lambda (note) (almanac-page--faced 'almanac-page-note note)) notes))))))

(provide 'almanac-page)
;;; almanac-page.el ends here
