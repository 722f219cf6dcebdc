// With a stored forecast, how far the model is off
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"result":{"temperature":"$number","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"observation.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":2,"result":{"temperature":{"value":22,"adjusted":22.4,"lapseRate":6.5,"modelDifference":"$number","$...":""},"$...":""}}
