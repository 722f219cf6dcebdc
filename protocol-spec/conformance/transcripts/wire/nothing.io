// No input, no output, code 0
// eof
