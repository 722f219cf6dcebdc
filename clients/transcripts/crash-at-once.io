// The server ends before it says anything
-- crash 7
