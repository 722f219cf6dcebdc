// What stations measured stands beside the row, or in it if the caller prefers that
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"result":{"temperature":"$number","observed":{"temperature":{"value":22,"adjusted":22.4,"station":"LPPT","$...":""},"stations":["$object","$object","$object"],"source":{"provider":"aviationWeather","$...":""},"$...":""},"measured":[],"source":{"provider":"openMeteo","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14","prefer":"measured"}}
<< {"jsonrpc":"2.0","id":2,"result":{"temperature":22.4,"dewPoint":14,"humidity":60,"pressure":1016,"wind":{"speed":22.2,"gust":38.9,"direction":340,"compass":"NNW"},"cloudCover":{"total":100,"low":null,"mid":null,"high":null},"visibility":0.8,"condition":{"kind":"fog","$...":""},"measured":["temperature","dewPoint","humidity","wind","pressure","visibility","cloudCover","condition"],"sources":[{"product":"forecast","$...":""},{"product":"observations","$...":""}],"attribution":["$object","$object"],"$...":""}}
