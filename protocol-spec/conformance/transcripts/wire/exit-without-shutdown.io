// exit without shutdown ends with code 1
// exit: 1
>> {"jsonrpc":"2.0","method":"exit"}
-- exit 1
