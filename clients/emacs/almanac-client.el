;;; almanac-client.el --- Conversation with an Almanac server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Handshake, requests, subscriptions, and starting the server again when it ends by itself.
;; Everything is a callback: nothing in here waits for the server.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)
(require 'seq)
(require 'subr-x)

(defconst almanac-client-protocol "1.0"
  "Version of the protocol this client speaks.")

(defconst almanac-client-version "0.1.0"
  "Version of this package, as the server is told.")

(defconst almanac-client--method-not-found -32601)
(defconst almanac-client--handshake-seconds 10)
(defconst almanac-client--request-seconds 60)
(defconst almanac-client--grace-seconds 2)

(defconst almanac-client-restart-policy
  '(:first-delay 1 :longest-delay 8 :most-ends 5 :window 60)
  "Wait 1, 2, 4, 8 seconds; give up after five ends within a minute.")

(cl-defstruct (almanac-client (:constructor almanac-client-create))
  "A server and the conversation with it."
  command environment configuration
  (restart almanac-client-restart-policy)
  (on-state #'ignore) (on-notification #'ignore)
  ;; stopped, starting, ready, waiting (for the next start) or failed (not started again).
  (state 'stopped)
  failure server connection queue subscriptions ends log timer)

(cl-defstruct (almanac-subscription (:constructor almanac-subscription--create))
  "Events of a method, across restarts of the server."
  params on-event id (turn 0))

(defun almanac-client-delay (ends now policy)
  "Seconds to wait before the next start, and the ends to remember.
ENDS are the moments of earlier ends, NOW is that of this one.  The
first value is nil when POLICY says that it is not worth another."
  (let* ((recent (cons now (cl-remove-if (lambda (end) (> (- now end) (plist-get policy :window)))
                                         ends)))
         (count (length recent)))
    (cons (and (< count (plist-get policy :most-ends))
               (min (* (plist-get policy :first-delay) (expt 2 (1- count)))
                    (plist-get policy :longest-delay)))
          recent)))

(defun almanac-client--become (client state &optional failure)
  "Let CLIENT be in STATE, because of FAILURE if any."
  (setf (almanac-client-state client) state
        (almanac-client-failure client) failure)
  (funcall (almanac-client-on-state client) state failure))

(defun almanac-client--note (client text)
  "Keep TEXT in the log of CLIENT."
  (setf (almanac-client-log client)
        (seq-take (cons (string-trim text) (almanac-client-log client)) 50)))

(defun almanac-client-start (client)
  "Start the server of CLIENT, unless there is one."
  (when (memq (almanac-client-state client) '(stopped failed))
    (setf (almanac-client-ends client) nil)
    (almanac-client--launch client)))

(defconst almanac-client--install "pipx install almanac-server, or npm install -g @almanac/server"
  "What to type where the server is missing.")

(defun almanac-client--process (client)
  "A new process of the server of CLIENT."
  (let ((process-environment (append (almanac-client-environment client) process-environment))
        ;; A folder that is gone, or one on another machine, is no place to start in.
        (default-directory temporary-file-directory))
    ;; For an absolute name make-process would start a child that ends at once.
    (unless (executable-find (car (almanac-client-command client)))
      (error "There is no program %s; install it: %s"
             (car (almanac-client-command client)) almanac-client--install))
    (make-process
     :name "almanac" :command (almanac-client-command client)
     :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t
     :stderr (make-pipe-process
              :name "almanac stderr" :noquery t
              :filter (lambda (_process text) (almanac-client--note client text))
              :sentinel #'ignore))))

(defun almanac-client--connection (client)
  "A new connection of CLIENT, without a log of messages: there are places in it."
  (let ((arguments
         (list :name "almanac"
               :process (lambda () (almanac-client--process client))
               :notification-dispatcher
               (lambda (connection method params)
                 (when (eq connection (almanac-client-connection client))
                   (almanac-client--hear client method params)))
               ;; The one request a server has is for a device's location.
               :request-dispatcher
               (lambda (&rest _)
                 (jsonrpc-error :code almanac-client--method-not-found
                                :message "There is no such method."))
               :on-shutdown
               (lambda (connection)
                 (when (eq connection (almanac-client-connection client))
                   (almanac-client--lost client connection))))))
    (condition-case nil
        (apply #'make-instance 'jsonrpc-process-connection
               :events-buffer-config '(:size 0) arguments)
      (invalid-slot-name
       (apply #'make-instance 'jsonrpc-process-connection
              :events-buffer-scrollback-size 0 arguments)))))

(defun almanac-client--launch (client)
  "Start a process for CLIENT and shake hands."
  (almanac-client--become client 'starting)
  (condition-case problem
      (progn
        (setf (almanac-client-connection client) (almanac-client--connection client))
        (almanac-client--greet client))
    (error (almanac-client--give-up client (error-message-string problem)))))

(defun almanac-client--greet (client)
  "Shake hands with the server of CLIENT."
  (let ((connection (almanac-client-connection client)))
    (jsonrpc-async-request
     connection :initialize
     (list :protocolVersion almanac-client-protocol
           :processId (emacs-pid)
           :clientInfo (list :name "almanac.el" :version almanac-client-version)
           :capabilities '(:progress t :notifications t)
           :configuration (or (almanac-client-configuration client) (make-hash-table)))
     :timeout almanac-client--handshake-seconds
     :success-fn (lambda (result)
                   (when (eq connection (almanac-client-connection client))
                     (almanac-client--greeted client result)))
     ;; The end of the server is seen to elsewhere.
     :error-fn (lambda (problem)
                 (when (and (eq connection (almanac-client-connection client))
                            (jsonrpc-running-p connection))
                   (almanac-client--give-up client (plist-get problem :message))))
     :timeout-fn (lambda () (delete-process (jsonrpc--process connection))))))

(defun almanac-client--major (version)
  "The first number of VERSION."
  (car (split-string (format "%s" version) "\\.")))

(defun almanac-client--greeted (client result)
  "Take RESULT of the handshake of CLIENT."
  (let ((version (plist-get result :protocolVersion)))
    (if (not (equal (almanac-client--major version)
                    (almanac-client--major almanac-client-protocol)))
        (almanac-client--give-up
         client (format "this package speaks protocol %s, the server %s"
                        almanac-client-protocol version))
      (setf (almanac-client-server client) (plist-get result :serverInfo))
      (jsonrpc-notify (almanac-client-connection client) :initialized (make-hash-table))
      (almanac-client--become client 'ready)
      (mapc (lambda (subscription) (almanac-client--create client subscription))
            (almanac-client-subscriptions client))
      (let ((queue (almanac-client-queue client)))
        (setf (almanac-client-queue client) nil)
        (dolist (question (reverse queue))
          (apply #'almanac-client-request client question))))))

(defun almanac-client-request (client method params success &optional failure)
  "Ask CLIENT for METHOD with PARAMS, a property list.
SUCCESS is called with the result, FAILURE with an error: a property
list with `:message' and, if the server said it, `:code' and `:data'.
While the server is being started the question waits, also where one has
ended and nobody has been told yet."
  (let ((failure (or failure #'ignore))
        (connection (almanac-client-connection client)))
    (pcase (almanac-client-state client)
      ('ready
       (condition-case problem
           (jsonrpc-async-request
            connection method (or params (make-hash-table))
            :timeout almanac-client--request-seconds
            :success-fn success
            :error-fn failure
            :timeout-fn (lambda ()
                          (funcall failure
                                   (list :message
                                         (format "%s was not answered in time" method)))))
         (error
          (when (jsonrpc-running-p connection)
            (signal (car problem) (cdr problem)))
          (push (list method params success failure) (almanac-client-queue client)))))
      ((or 'stopped 'failed)
       (let ((text (or (almanac-client-failure client) "the server is not running")))
         (run-at-time 0 nil failure (list :message text))))
      (_ (push (list method params success failure) (almanac-client-queue client))))))

(defun almanac-client-subscribe (client params on-event)
  "Let CLIENT hear events; PARAMS are those of subscription.create.
ON-EVENT is called with each, also after a restart of the server."
  (let ((subscription (almanac-subscription--create :params params :on-event on-event)))
    (push subscription (almanac-client-subscriptions client))
    (when (eq (almanac-client-state client) 'ready)
      (almanac-client--create client subscription))
    subscription))

(defun almanac-client--create (client subscription)
  "Make SUBSCRIPTION of CLIENT with the server."
  ;; Made anew while the first was on its way: then the first is nobody's.
  (let* ((turn (cl-incf (almanac-subscription-turn subscription)))
         (is-wanted (lambda ()
                      (and (memq subscription (almanac-client-subscriptions client))
                           (= turn (almanac-subscription-turn subscription))))))
    (setf (almanac-subscription-id subscription) nil)
    (almanac-client-request
     client :subscription.create (almanac-subscription-params subscription)
     (lambda (result)
       (if (funcall is-wanted)
           (setf (almanac-subscription-id subscription) (plist-get result :id))
         (almanac-client--cancel client (plist-get result :id))))
     (lambda (problem)
       (when (funcall is-wanted)
         (funcall (almanac-subscription-on-event subscription)
                  (list :reason "error" :error problem)))))))

(defun almanac-client--cancel (client id)
  "End the subscription ID of CLIENT."
  (when (and id (eq (almanac-client-state client) 'ready))
    ;; Not asked of the next server, should this one have ended: its ids are others.
    (ignore-errors
      (jsonrpc-async-request (almanac-client-connection client) :subscription.cancel (list :id id)
                             :success-fn #'ignore :error-fn #'ignore))))

(defun almanac-client-unsubscribe (client subscription)
  "Let CLIENT hear no more of SUBSCRIPTION."
  (setf (almanac-client-subscriptions client)
        (delq subscription (almanac-client-subscriptions client)))
  (almanac-client--cancel client (almanac-subscription-id subscription)))

(defun almanac-client-resubscribe (client)
  "Make the subscriptions of CLIENT anew, for another place."
  (when (eq (almanac-client-state client) 'ready)
    (dolist (subscription (almanac-client-subscriptions client))
      (almanac-client--cancel client (almanac-subscription-id subscription))
      (almanac-client--create client subscription))))

(defun almanac-client--hear (client method params)
  "Take the notification METHOD with PARAMS of the server of CLIENT."
  (if (not (eq method 'subscription/event))
      (funcall (almanac-client-on-notification client) method params)
    (dolist (subscription (almanac-client-subscriptions client))
      (when (equal (almanac-subscription-id subscription) (plist-get params :id))
        (funcall (almanac-subscription-on-event subscription) params)))))

(defun almanac-client--lost (client connection)
  "Start the server of CLIENT again, whose CONNECTION has ended."
  (let* ((code (process-exit-status (jsonrpc--process connection)))
         (text (format "the server ended with code %s" code))
         (next (almanac-client-delay (almanac-client-ends client) (float-time)
                                     (almanac-client-restart client))))
    (almanac-client--note client text)
    (setf (almanac-client-connection client) nil
          (almanac-client-ends client) (cdr next))
    (if (null (car next))
        (almanac-client--give-up client (format "the server ends again and again: %s" text))
      (almanac-client--become client 'waiting text)
      (setf (almanac-client-timer client)
            (run-at-time (car next) nil
                         (lambda ()
                           (when (eq (almanac-client-state client) 'waiting)
                             (almanac-client--launch client))))))))

(defun almanac-client--give-up (client text)
  "Let CLIENT be failed because of TEXT."
  (almanac-client--note client text)
  (let ((queue (almanac-client-queue client)))
    (setf (almanac-client-queue client) nil)
    (almanac-client--close client)
    (almanac-client--become client 'failed text)
    (dolist (question (reverse queue))
      (funcall (nth 3 question) (list :message text)))))

(defun almanac-client--close (client)
  "End the process of CLIENT: end of input, and later firmly."
  ;; `jsonrpc-shutdown' kills at once; a server deserves to finish what it writes.
  (when-let* ((connection (almanac-client-connection client))
              (process (jsonrpc--process connection)))
    (setf (almanac-client-connection client) nil)
    (when (process-live-p process)
      ;; Nobody waits for the rest of a message that is cut off here.
      (set-process-filter process #'ignore)
      (ignore-errors (process-send-eof process))
      (run-at-time almanac-client--grace-seconds nil
                   (lambda () (when (process-live-p process) (delete-process process)))))))

(defun almanac-client-stop (client)
  "Say goodbye to the server of CLIENT."
  (when (timerp (almanac-client-timer client))
    (cancel-timer (almanac-client-timer client)))
  (let ((connection (almanac-client-connection client)))
    (setf (almanac-client-subscriptions client) nil
          (almanac-client-queue client) nil)
    (almanac-client--become client 'stopped)
    (when (and connection (jsonrpc-running-p connection))
      (ignore-errors
        (jsonrpc-async-request connection :shutdown nil :success-fn #'ignore :error-fn #'ignore)
        (jsonrpc-notify connection :exit nil)))
    (almanac-client--close client)))

(provide 'almanac-client)
;;; almanac-client.el ends here
