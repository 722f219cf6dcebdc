;;; almanac-page.el --- Text of the forecast buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Results in, lines out; nothing in here touches a buffer or a server.  What is unknown is "–".

;;; Code:

(require 'cl-lib)
(require 'seq)
(require 'subr-x)

(defconst almanac-page--unknown "–")

(defun almanac-page--at (value &rest path)
  "The member of VALUE, nested property lists, at PATH."
  (dolist (name path value)
    (setq value (and (consp value) (plist-get value name)))))

(defun almanac-page--text (value &optional suffix)
  "VALUE followed by SUFFIX."
  (if value (format "%s%s" value (or suffix "")) almanac-page--unknown))

(defun almanac-page--whole (value &optional suffix)
  "The number VALUE without its fraction, followed by SUFFIX."
  (almanac-page--text (and (numberp value) (round value)) suffix))

(defun almanac-page--tenth (value &optional suffix)
  "The number VALUE with one decimal, followed by SUFFIX."
  (almanac-page--text (and (numberp value) (format "%.1f" value)) suffix))

(defun almanac-page--clock (time)
  "The clock time of TIME, RFC 3339, as the place itself has it."
  (if (and (stringp time) (>= (length time) 16)) (substring time 11 16) almanac-page--unknown))

(defun almanac-page--weekday (date)
  "The day of the week and of the month of DATE."
  (pcase-let ((`(,year ,month ,day) (mapcar #'string-to-number (split-string date "-"))))
    (format-time-string "%a %d" (encode-time (list 0 0 12 day month year nil -1 t)) t)))

(defun almanac-page--padded (text width)
  "TEXT with blanks behind it, WIDTH columns wide."
  (concat text (make-string (max 0 (- width (string-width text))) ?\s)))

(defun almanac-page--right (text width)
  "TEXT with blanks before it, WIDTH columns wide."
  (concat (make-string (max 0 (- width (string-width text))) ?\s) text))

(defun almanac-page--unit (value quantity)
  "A blank and the unit VALUE has for QUANTITY."
  (concat " " (almanac-page--at value :units quantity)))

(defun almanac-page--estimate-p (value)
  "Whether VALUE, a result or a row of one, is what is usual there and no forecast."
  (equal (plist-get (or (plist-get value :source) value) :kind) "estimate"))

(defun almanac-page--preliminary-p (row)
  "Whether ROW, one of sunset.score, has a score that may change."
  (eq (plist-get row :preliminary) t))

(defun almanac-page--marked (text origin &optional row)
  "TEXT with \"≈\" before it where it is no current value.
That is where ORIGIN, a result or a row of one, is an estimate, or where ROW, in
which it stands, may change."
  (if (and (or (almanac-page--estimate-p origin) (almanac-page--preliminary-p row))
           (not (equal text almanac-page--unknown)))
      (concat "≈" text)
    text))

(defun almanac-page--age (seconds)
  "SECONDS as \"12 min\", \"3 h\", \"2 days\", or \"some time\"."
  (cond ((not (numberp seconds)) "some time")
        ((< seconds 5400) (format "%d min" (floor (+ seconds 30) 60)))
        ((< seconds 129600) (format "%d h" (floor (+ seconds 1800) 3600)))
        (t (format "%d days" (floor (+ seconds 43200) 86400)))))

(defun almanac-page--dated (value)
  "\" (3 h old)\" for VALUE, a result, when it is stale, else \"\"."
  (if (and (eq (almanac-page--at value :source :stale) t) (not (almanac-page--estimate-p value)))
      (format " (%s old)" (almanac-page--age (almanac-page--at value :source :ageSeconds)))
    ""))

(defconst almanac-page--symbols
  '((?☀ . "☀") (?🌙 . "☾") (?🌤 . "☼") (?⛅ . "☼") (?☁ . "☁") (?🌫 . "≋") (?🌦 . "☂") (?🌧 . "☂")
    (?🧊 . "∗") (?🌨 . "❄") (?❄ . "❄") (?⛈ . "↯") (?🌩 . "↯") (?🌋 . "^") (?💨 . ">") (?🌪 . "@")
    (?❓ . "?"))
  "Symbols that take one column everywhere; an emoji takes one here and two there.")

(defvar almanac-page-icons "plain"
  "Which glyphs the weather has.")

(defun almanac-page-glyphs (text icons)
  "TEXT with its emoji as ICONS, an option of the mode line, wants them."
  (let ((bare (string-replace "\uFE0F" "" text)))
    (if (equal icons "emoji")
        bare
      (mapconcat (lambda (char)
                   (let ((symbol (alist-get char almanac-page--symbols)))
                     (cond ((null symbol) (string char))
                           ((equal icons "none") "")
                           (t symbol))))
                 bare ""))))

(defun almanac-page--glyph (value)
  "The glyph of VALUE, a result or a row of one."
  (almanac-page-glyphs (almanac-page--text (almanac-page--at value :condition :emoji))
                       almanac-page-icons))

(defun almanac-page--measured (value)
  "What a station near the place of VALUE, a result of weather.current, measured.
A list of one line, or nil."
  (let* ((observed (almanac-page--at value :observed))
         (measured (almanac-page--at observed :temperature))
         (id (almanac-page--at measured :station))
         (station (and id (seq-find (lambda (station) (equal (plist-get station :id) id))
                                    (almanac-page--at observed :stations)))))
    (when station
      (list (format "Measured %s %s ago, %s away at %s%s"
                    (almanac-page--tenth (plist-get measured :value)
                                         (almanac-page--unit observed :temperature))
                    (almanac-page--age (plist-get measured :ageSeconds))
                    (almanac-page--text (plist-get station :distance)
                                        (almanac-page--unit observed :distance))
                    (or (plist-get station :name) id)
                    (if (equal (plist-get measured :quality) "stuck")
                        " (the sensor may be stuck)"
                      ""))))))

(defun almanac-page--current (value _sunset)
  "Lines of VALUE, a result of weather.current."
  (let ((degrees (almanac-page--unit value :temperature)))
    (append
     (list
      (format "%s  %s  %s, feels like %s"
              (almanac-page--glyph value)
              (almanac-page--text (almanac-page--at value :condition :text))
              (almanac-page--marked
               (almanac-page--tenth (almanac-page--at value :temperature) degrees) value)
              (almanac-page--tenth (almanac-page--at value :feelsLike) degrees)))
     (almanac-page--measured value)
     (list
      (format "Wind %s  ·  Humidity %s  ·  Clouds %s"
              (almanac-page--text (almanac-page--at value :wind :speed)
                                  (almanac-page--unit value :windSpeed))
              (almanac-page--whole (almanac-page--at value :humidity) " %")
              (almanac-page--whole (almanac-page--at value :cloudCover :total) " %"))
      (format "Sunrise %s  ·  Sunset %s"
              (almanac-page--clock (almanac-page--at value :sunrise))
              (almanac-page--clock (almanac-page--at value :sunset)))))))

(defun almanac-page--next (value)
  "The first evening of VALUE, a result of sunset.score, that is not over.
After dark that is tomorrow's."
  (let ((days (append (almanac-page--at value :days) nil)))
    (or (seq-find (lambda (day) (not (eq (plist-get day :passed) t))) days)
        (car days))))

(defun almanac-page--sunset-title (value)
  "The title for VALUE, a result of sunset.score."
  (if (eq (almanac-page--next value) (seq-first (almanac-page--at value :days)))
      "Tonight's sunset"
    "Tomorrow's sunset"))

(defun almanac-page--sunset (value _sunset)
  "Lines of VALUE, a result of sunset.score."
  (let* ((day (almanac-page--next value))
         (chance (almanac-page--at day :color :chance)))
    (list
     (format "%s  %s of 100" (almanac-page--text (almanac-page--at day :label))
             (almanac-page--marked (almanac-page--whole (almanac-page--at day :score)) value day))
     (almanac-page--text (almanac-page--at day :explanation))
     (format "Sun sets %s  ·  golden hour %s to %s  ·  color %s likely"
             (almanac-page--clock (almanac-page--at day :time))
             (almanac-page--clock (almanac-page--at day :goldenHour :start))
             (almanac-page--clock (almanac-page--at day :goldenHour :end))
             (almanac-page--whole (and chance (* 100 chance)) " %")))))

(defun almanac-page--day (day score value)
  "The line of DAY, a row of VALUE, with SCORE, that of its sunset."
  (format "%s  %s%s to %s %s  %s  %s  sunset %s"
          (almanac-page--padded (almanac-page--weekday (plist-get day :date)) 7)
          (almanac-page--padded (almanac-page--glyph day) 3)
          (almanac-page--right
           (almanac-page--marked (almanac-page--tenth (plist-get day :temperatureMin)) day) 6)
          (almanac-page--right (almanac-page--tenth (plist-get day :temperatureMax)) 5)
          (string-trim (almanac-page--unit value :temperature))
          (almanac-page--right
           (almanac-page--whole (plist-get day :precipitationProbability) " %") 5)
          (almanac-page--right (almanac-page--text (plist-get day :precipitation)
                                                   (almanac-page--unit value :precipitation))
                               8)
          score))

(defun almanac-page--daily (value sunset)
  "Lines of VALUE, a result of forecast.daily, with SUNSET, one of sunset.score."
  (let ((rows (almanac-page--at sunset :days)))
    (seq-map-indexed
     (lambda (day index)
       (let ((row (and (< index (length rows)) (seq-elt rows index))))
         (almanac-page--day
          day
          (almanac-page--marked (almanac-page--whole (almanac-page--at row :score)) sunset row)
          value)))
     (almanac-page--at value :days))))

(defun almanac-page--alerts (value _sunset)
  "Lines of VALUE, a result of alerts.active."
  (or (seq-map (lambda (alert)
                 (format "%s: %s" (almanac-page--text (plist-get alert :severity))
                         (almanac-page--text (or (plist-get alert :headline)
                                                 (plist-get alert :event)))))
               (almanac-page--at value :alerts))
      '("None.")))

(defun almanac-page--scenario (name)
  "The IPCC scenario NAME as people write it."
  (almanac-page--text
   (and name (replace-regexp-in-string "ssp\\(.\\)\\(.\\)\\(.\\)" "SSP\\1-\\2.\\3" name t))))

(defun almanac-page--climate (value _sunset)
  "Lines of VALUE, a result of climate.project."
  (let ((degrees (almanac-page--unit value :temperature)))
    (list
     (format "A day like this: %s then, %s now"
             (almanac-page--marked
              (almanac-page--tenth (almanac-page--at value :projected :temperature) degrees)
              value)
             (almanac-page--tenth (almanac-page--at value :current :temperature) degrees))
     (format "Between %s and %s, under %s"
             (almanac-page--tenth (almanac-page--at value :projected :low) degrees)
             (almanac-page--tenth (almanac-page--at value :projected :high) degrees)
             (almanac-page--scenario (almanac-page--at value :scenario))))))

(defconst almanac-page--sections
  '((:current "Now" almanac-page--current)
    (:sunset almanac-page--sunset-title almanac-page--sunset)
    (:daily "The days ahead" almanac-page--daily)
    (:alerts "Alerts" almanac-page--alerts)
    (:climate "In 2045" almanac-page--climate)))

(defconst almanac-page-include
  (vconcat (mapcar (lambda (section) (substring (symbol-name (car section)) 1))
                   almanac-page--sections))
  "What the overview is asked for.")

(defun almanac-page--section-lines (section component sunset)
  "Lines of SECTION for COMPONENT, with SUNSET, a result of sunset.score."
  (let ((value (plist-get component :value)))
    (cond (value (funcall (nth 2 section) value sunset))
          ((equal (plist-get component :state) "failure")
           (list (concat "Not available: "
                         (or (almanac-page--at component :error :message) "unknown"))))
          (t '("Loading…")))))

(defun almanac-page--title (section value)
  "The title of SECTION for VALUE, a result."
  (let ((title (nth 1 section)))
    (concat (if (functionp title) (funcall title value) title)
            (almanac-page--dated value))))

(defun almanac-page--has-estimate-p (value)
  "Whether VALUE, a result, or a day of it is an estimate."
  (or (almanac-page--estimate-p value)
      (seq-some #'almanac-page--estimate-p (almanac-page--at value :days))))

(defun almanac-page--has-preliminary-p (value)
  "Whether a day of VALUE, a result, has a score that may change."
  (seq-some #'almanac-page--preliminary-p (almanac-page--at value :days)))

(defun almanac-page--credits (components)
  "What COMPONENTS rest on."
  (seq-uniq
   (seq-mapcat
    (lambda (section)
      (let* ((value (almanac-page--at components (car section) :value))
             (source (almanac-page--at value :source)))
        (append
         (and (almanac-page--has-estimate-p value)
              '("≈ is what is usual here, not a forecast."))
         (and (almanac-page--has-preliminary-p value)
              '("≈ is a score that may change: not all of the sky is known yet."))
         (and (not (string-empty-p (almanac-page--dated value)))
              (list (format "Stored %s; nothing newer could be had."
                            (almanac-page--text (plist-get source :fetchedAt)))))
         (seq-map (lambda (credit) (plist-get credit :text))
                  (almanac-page--at value :attribution)))))
    almanac-page--sections)))

(defun almanac-page-clean (text)
  "TEXT without control characters."
  (replace-regexp-in-string "[[:cntrl:]]" " " text))

(defun almanac-page-lines (place components &optional trouble)
  "The lines of the whole buffer.
PLACE and COMPONENTS are those of weather.overview; TROUBLE says what is
wrong with the server."
  (let ((sunset (almanac-page--at components :sunset :value)))
    (append
     (list (or (almanac-page--at place :displayName) "Almanac"))
     (and trouble (list "" (concat "Server: " trouble)))
     (seq-mapcat
      (lambda (section)
        (let ((component (plist-get components (car section))))
          ;; Where there is trouble, nothing more is on its way.
          (when (or component (not trouble))
            (append
             (list "" (almanac-page--title section (plist-get component :value)))
             (mapcar (lambda (line) (concat "  " (almanac-page-clean line)))
                     (almanac-page--section-lines section component sunset))))))
      almanac-page--sections)
     (when-let ((last (almanac-page--credits components)))
       (cons "" last)))))

(provide 'almanac-page)
;;; almanac-page.el ends here
