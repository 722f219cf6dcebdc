// More stations than an answer of the provider holds: smaller boxes are asked for, so none near is lost
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"observation.current","params":{"place":"60,100","maxDistanceKm":200}}
<< {"jsonrpc":"2.0","id":1,"result":{"temperature":{"value":-10,"station":"UM12","$...":""},"stations":[{"id":"UM12","distance":0,"$...":""}],"$...":""}}
-- until {"match":"/api/data/metar","count":4}
