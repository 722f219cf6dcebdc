// Who is responsible, before anybody was asked, after an answer and after a failure
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"alerts.coverage","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":1,"result":{"services":[{"provider":"meteoAlarm","authority":null,"partial":false,"state":"notAsked","heardAt":null,"ageSeconds":null}],"place":{"countryCode":"PT","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"alerts.active","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":2,"result":{"services":[{"provider":"meteoAlarm","state":"inForce","heardAt":"2026-06-21T13:00:00+01:00","ageSeconds":0,"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"alerts.coverage","params":{"place":"Lisbon","text":{"style":"speech"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"services":[{"provider":"meteoAlarm","state":"inForce","heardAt":"2026-06-21T13:00:00+01:00","ageSeconds":0,"$...":""}],"text":{"lines":["$string","MeteoAlarm: warning in force, heard just now."],"$...":""},"$...":""}}
-- upstream {"match":"/alerts","fault":"status","arguments":{"code":503}}
>> {"jsonrpc":"2.0","id":4,"method":"alerts.active","params":{"place":"Berlin"}}
<< {"jsonrpc":"2.0","id":4,"result":{"services":[{"provider":"brightSky","state":"unavailable","heardAt":null,"$...":""},{"provider":"meteoAlarm","state":"$string:answered","heardAt":"$time","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"alerts.coverage","params":{"place":"Berlin"}}
<< {"jsonrpc":"2.0","id":5,"result":{"services":[{"provider":"brightSky","state":"unavailable","heardAt":null,"$...":""},{"provider":"meteoAlarm","state":"$answered","heardAt":"$time","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"alerts.coverage","params":{"place":"Dhaka","text":{}}}
<< {"jsonrpc":"2.0","id":6,"result":{"services":[],"text":{"headline":"No warning service covers this place, so the absence of warnings is not an all-clear.","$...":""},"$...":""}}
