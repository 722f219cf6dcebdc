// A city, and the middle of an ocean
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.reverse","params":{"latitude":38.7167,"longitude":-9.1333}}
<< {"jsonrpc":"2.0","id":1,"result":{"place":{"name":"Lisbon","id":"38.7167,-9.1333","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.reverse","params":{"latitude":0,"longitude":200}}
<< {"jsonrpc":"2.0","id":2,"result":{"place":{"name":"0.00°N 160.00°W","longitude":-160,"timeZoneSource":"longitude","$...":""},"$...":""}}
