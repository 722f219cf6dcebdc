// An error as its reader sees it; the sentence of the contract stays English
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"Xyzzyplugh","locale":"de"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"data":{"kind":"placeNotFound","hint":"Check the spelling, or give coordinates.","text":"Es wurde kein passender Ort gefunden. Prüfe die Schreibweise oder gib Koordinaten an.","$...":""},"message":"No matching place was found."}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.daily","params":{"days":17,"locale":"de"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","path":"/days","range":{"minimum":1,"maximum":16},"text":"Ein Parameter liegt außerhalb des erlaubten Bereichs. Erlaubt: 1 bis 16.","$...":""},"message":"A parameter is out of range."}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"Xyzzyplugh","locale":"ja"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32010,"data":{"kind":"placeNotFound","text":"一致する地点が見つかりませんでした。つづりを確認するか、座標を指定してください。","$...":""},"message":"No matching place was found."}}
>> {"jsonrpc":"2.0","id":4,"method":"config.set","params":{"setting":"locale","value":"fr"}}
<< {"jsonrpc":"2.0","id":4,"result":{"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"weather.current","params":{"place":"Xyzzyplugh"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32010,"data":{"kind":"placeNotFound","text":"$string","$...":""},"message":"No matching place was found."}}
>> {"jsonrpc":"2.0","id":6,"method":"weather.current","params":{"place":"Xyzzyplugh","locale":"en"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32010,"data":{"kind":"placeNotFound","retryable":false,"path":"/place","didYouMean":[],"hint":"Check the spelling, or give coordinates."},"message":"No matching place was found."}}
