// At the head of each page: leads whoever wants the other language to the page in it. The server does so too, with the
// same rules (server/system/spoken-language.ts), before it sends a byte; this is for servers of plain files.
;(function () {
  var chosen = /(?:^|; )language=(en|zh)(?:;|$)/.exec(document.cookie)
  var spoken = /\b(en|zh)\b/.exec(navigator.languages.join().toLowerCase())
  var fallback = /MicroMessenger/.test(navigator.userAgent) ? 'zh' : 'en'
  var wanted = (chosen || spoken || ['', fallback])[1]
  if (document.documentElement.lang.slice(0, 2) !== wanted)
    window.location.replace(wanted + '.html' + window.location.search + window.location.hash)
})()
