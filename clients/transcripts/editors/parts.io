// The first part of a forecast has come, and the rest is on its way
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"partialResultToken":"almanac-page","$...":""}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"almanac-page","value":{"method":"sunset.score","state":"loading","title":"Sunset","progress":0}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"almanac-page","value":{"method":"weather.current","state":"success","title":"Now","progress":0.5,"value":{"place":{"displayName":"Lisbon, Portugal","$...":""},"text":{"headline":"7:30 PM: 21.4 °C, Partly cloudy.","title":"Sun, Jun 21, 7:30 PM","lines":["  ☼  21.4 °C  Partly cloudy","","  Wind  14.2 km/h NNW"],"notes":["Live, 7:30 PM."]},"$...":""}}}}
