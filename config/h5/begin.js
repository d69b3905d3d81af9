// At the end of each page: begins the app, whose scripts wait in the head (waiting-tags.js), and before it, where a page
// begins with a picture, that picture. Written for the oldest browsers as it is.
;(function () {
  var all = function (tags) {
    return [].slice.call(document.querySelectorAll(tags))
  }
  var address = /^#?\/?([^?]*)\??(.*)/.exec(window.location.hash)
  var path = address[1] || 'pages/order/index'
  var params = new URLSearchParams(address[2])
  var hasBegun = false

  var begin = function () {
    if (hasBegun) return
    hasBegun = true
    all('link[data-page]').forEach(function (part) {
      if (part.dataset.page === path) part.rel = 'preload'
    })
    all('script[type=app]').forEach(function (waiting) {
      var script = document.createElement('script')
      script.async = false
      script.src = waiting.src
      script.fetchPriority = 'high'
      document.head.appendChild(script)
    })
  }

  var picture = document.querySelector('#first-paint img')
  var show = function (source, pageClass) {
    picture.fetchPriority = 'high'
    picture.src = source
    document.documentElement.className = pageClass
  }

  // What the page in 3D will ask for, by the rules of read-selection.ts and files.ts: its picture beside the scripts, and
  // the car itself after them.
  var car = path === 'pages/customization-car/index3d' && /^vela-[79]$/.exec(params.get('model'))
  var beginStage = function () {
    var paints = /^(?:aurora-white|moon-silver|tide-blue|pine-green|dawn-copper|graphite)$/
    var paint = paints.exec(params.get('paint')) || 'tide-blue'
    var usualWheels = { 'vela-7': 'arc10', 'vela-9': 'turbine' }
    var wheels = /^(?:aero|arc10|turbine)$/.exec(params.get('wheels'))
    var onWheels = wheels && wheels[0] !== usualWheels[car] ? '-' + wheels : ''
    show('/static/img/' + car + '-front34-' + paint + onWheels + '.webp', 'on-stage')
    // A picture is asked for once the script that names it has ended.
    var url = '/static/model/' + car + '.glb'
    var bytes = Promise.resolve()
      .then(begin)
      .then(function () {
        return fetch(url, { priority: 'low' })
      })
      .then(function (reply) {
        return reply.ok ? reply.arrayBuffer() : null
      })
    // Whoever takes it learns of the fault; until then nobody has missed anything.
    bytes.catch(function () {})
    window.fileAhead = { url: url, bytes: bytes }
  }

  // The poster of the model that the order page will show, by the rule of choose-model.ts, in the shape that poster.scss
  // takes for this window. A server of plain files says nothing of models: then only the page without a choice of its own
  // begins with a poster.
  var posterOf = function (sent) {
    var wanted = params.get('model')
    var isLarge = window.innerWidth >= 480
    var isWide = isLarge && (window.innerHeight <= 480 || window.innerWidth >= window.innerHeight * 1.5)
    if (!sent) return wanted ? '' : '/static/img/vela-7-' + (isWide ? 'wide' : isLarge ? 'tablet' : 'poster') + '.webp'
    var models = JSON.parse(sent).data.modelList
    var chosen = models.filter(function (model) {
      return model.id === wanted
    })
    var usual = models.filter(function (model) {
      return model.isDefault
    })
    var model = chosen.concat(usual, models)[0]
    if (!model) return ''
    return (isWide ? model.widePoster : isLarge && model.tabletPoster) || model.purchaseCarPoster
  }

  var home = document.getElementById('home')
  var source = ''
  // It is of this moment: who comes to the order page later asks anew.
  if (path === 'pages/order/index') source = posterOf(home.textContent)
  else home.remove()
  if (car) return beginStage()
  if (!source) return begin()

  // The poster has a slow network to itself, yet no longer than a second; and a page that nobody looks at draws no frame.
  picture.onload = picture.onerror = function () {
    requestAnimationFrame(function () {
      setTimeout(begin)
    })
  }
  setTimeout(begin, 1_000)
  show(source, 'on-order-page')
})()
