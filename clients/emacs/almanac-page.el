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

(defun almanac-page--current (value _sunsets)
  "Lines of VALUE, a result of weather.current."
  (let ((degrees (almanac-page--unit value :temperature)))
    (list
     (format "%s  %s  %s, feels like %s"
             (almanac-page--text (almanac-page--at value :condition :emoji))
             (almanac-page--text (almanac-page--at value :condition :text))
             (almanac-page--tenth (almanac-page--at value :temperature) degrees)
             (almanac-page--tenth (almanac-page--at value :feelsLike) degrees))
     (format "Wind %s  ·  Humidity %s  ·  Clouds %s"
             (almanac-page--text (almanac-page--at value :wind :speed)
                                 (almanac-page--unit value :windSpeed))
             (almanac-page--whole (almanac-page--at value :humidity) " %")
             (almanac-page--whole (almanac-page--at value :cloudCover :total) " %"))
     (format "Sunrise %s  ·  Sunset %s"
             (almanac-page--clock (almanac-page--at value :sunrise))
             (almanac-page--clock (almanac-page--at value :sunset))))))

(defun almanac-page--sunset (value _sunsets)
  "Lines of VALUE, a result of sunset.score."
  (let* ((day (seq-first (almanac-page--at value :days)))
         (confidence (almanac-page--at day :confidence)))
    (list
     (format "%s  %s of 100" (almanac-page--text (almanac-page--at day :label))
             (almanac-page--whole (almanac-page--at day :score)))
     (almanac-page--text (almanac-page--at day :explanation))
     (format "Sun sets %s  ·  golden hour %s to %s  ·  confidence %s"
             (almanac-page--clock (almanac-page--at day :time))
             (almanac-page--clock (almanac-page--at day :goldenHour :start))
             (almanac-page--clock (almanac-page--at day :goldenHour :end))
             (almanac-page--whole (and confidence (* 100 confidence)) " %")))))

(defun almanac-page--day (day sunset value)
  "The line of DAY, a row of VALUE, with the row SUNSET of a sunset.score."
  (format "%s  %s %s to %s %s  %s  %s  sunset %s"
          (almanac-page--padded (almanac-page--weekday (plist-get day :date)) 7)
          (almanac-page--padded (almanac-page--text (almanac-page--at day :condition :emoji)) 3)
          (almanac-page--right (almanac-page--tenth (plist-get day :temperatureMin)) 5)
          (almanac-page--right (almanac-page--tenth (plist-get day :temperatureMax)) 5)
          (string-trim (almanac-page--unit value :temperature))
          (almanac-page--right
           (almanac-page--whole (plist-get day :precipitationProbability) " %") 5)
          (almanac-page--right (almanac-page--text (plist-get day :precipitation)
                                                   (almanac-page--unit value :precipitation))
                               8)
          (almanac-page--whole (almanac-page--at sunset :score))))

(defun almanac-page--daily (value sunsets)
  "Lines of VALUE, a result of forecast.daily.
The rows of SUNSETS are those of a sunset.score."
  (seq-map-indexed
   (lambda (day index)
     (almanac-page--day day (and (< index (length sunsets)) (seq-elt sunsets index)) value))
   (almanac-page--at value :days)))

(defun almanac-page--alerts (value _sunsets)
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

(defun almanac-page--climate (value _sunsets)
  "Lines of VALUE, a result of climate.project."
  (let ((degrees (almanac-page--unit value :temperature)))
    (list
     (format "A day like this: %s then, %s now"
             (almanac-page--tenth (almanac-page--at value :projected :temperature) degrees)
             (almanac-page--tenth (almanac-page--at value :current :temperature) degrees))
     (format "Between %s and %s, under %s"
             (almanac-page--tenth (almanac-page--at value :projected :low) degrees)
             (almanac-page--tenth (almanac-page--at value :projected :high) degrees)
             (almanac-page--scenario (almanac-page--at value :scenario))))))

(defconst almanac-page--sections
  '((:current "Now" almanac-page--current)
    (:sunset "Tonight's sunset" almanac-page--sunset)
    (:daily "The days ahead" almanac-page--daily)
    (:alerts "Alerts" almanac-page--alerts)
    (:climate "In 2045" almanac-page--climate)))

(defconst almanac-page-include
  (vconcat (mapcar (lambda (section) (substring (symbol-name (car section)) 1))
                   almanac-page--sections))
  "What the overview is asked for.")

(defun almanac-page--section-lines (section component sunsets)
  "Lines of SECTION for COMPONENT, with SUNSETS, the rows of a sunset.score."
  (let ((value (plist-get component :value)))
    (cond (value (funcall (nth 2 section) value sunsets))
          ((equal (plist-get component :state) "failure")
           (list (concat "Not available: "
                         (or (almanac-page--at component :error :message) "unknown"))))
          (t '("Loading…")))))

(defun almanac-page--credits (components)
  "What COMPONENTS rest on."
  (seq-uniq
   (seq-mapcat
    (lambda (section)
      (let* ((value (almanac-page--at components (car section) :value))
             (source (almanac-page--at value :source)))
        (append
         (cond ((equal (plist-get source :kind) "estimate")
                '("What the climate says: no forecast could be had."))
               ((eq (plist-get source :stale) t)
                (list (format "Stored %s; nothing newer could be had."
                              (almanac-page--text (plist-get source :fetchedAt))))))
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
  (let ((sunsets (almanac-page--at components :sunset :value :days)))
    (append
     (list (or (almanac-page--at place :displayName) "Almanac"))
     (and trouble (list "" (concat "Server: " trouble)))
     (seq-mapcat
      (lambda (section)
        (let ((component (plist-get components (car section))))
          ;; Where there is trouble, nothing more is on its way.
          (when (or component (not trouble))
            (append
             (list "" (nth 1 section))
             (mapcar (lambda (line) (concat "  " (almanac-page-clean line)))
                     (almanac-page--section-lines section component sunsets))))))
      almanac-page--sections)
     (when-let ((last (almanac-page--credits components)))
       (cons "" last)))))

(provide 'almanac-page)
;;; almanac-page.el ends here
