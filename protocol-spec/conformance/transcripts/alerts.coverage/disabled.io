// What is turned off is not asked, and says so
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream config='{"providers":{"meteoAlarm":{"enabled":false},"capFeeds":{"disabledCountries":["KE"]}}}'
>> {"jsonrpc":"2.0","id":1,"method":"alerts.coverage","params":{"place":"Lisbon","text":{}}}
<< {"jsonrpc":"2.0","id":1,"result":{"services":[{"provider":"meteoAlarm","authority":null,"partial":false,"state":"disabled","heardAt":null,"ageSeconds":null}],"text":{"headline":"MeteoAlarm: turned off. No warning service covers this place, so the absence of warnings is not an all-clear.","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"alerts.active","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":2,"result":{"coverage":"none","alerts":[],"services":[{"state":"disabled","$...":""}],"warnings":[{"code":"outOfCoverage","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"alerts.coverage","params":{"place":"Nairobi"}}
<< {"jsonrpc":"2.0","id":3,"result":{"services":[{"provider":"capFeeds","authority":"Kenya Meteorological Department","state":"disabled","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"alerts.coverage","params":{"place":"Accra"}}
<< {"jsonrpc":"2.0","id":4,"result":{"services":[{"provider":"capFeeds","state":"notAsked","$...":""}],"$...":""}}
