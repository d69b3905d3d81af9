import type { BackLayers } from './types'

/** An entry of the browser's history, as the router and this file mark it. */
interface Entry {
  /** The router's own mark of a page: its place in the history and its key. An entry without is a link just followed. */
  page: string
  /** How many layers it stands for; 0 is the page itself. */
  depth: number
}

interface State {
  idx?: number
  key?: string
  layer?: number
}

interface Layer {
  onTaken: () => void
}

const layers: Layer[] = []
let waiting: (() => void)[] = []
let isTravelling = false
let isOwnMove = false
/** Where the last move to another page led, until the browser has said that the hash changed with it. */
let pageMoveTo: string | undefined

const stateNow = (): State => (window.history.state as State | null) ?? {}

const entryNow = (): Entry => {
  const { idx, key = '', layer = 0 } = stateNow()
  const isMarked = idx !== undefined || key !== ''
  return { page: isMarked ? `${idx} ${key}` : `link ${window.location.href}`, depth: layer }
}

let here = entryNow()

/**
 * Makes the history fit the layers: an entry for each, with the address of the page. Entries are taken away by going back
 * over them, which takes its time; until then nothing else is done.
 */
const fit = (): void => {
  if (isTravelling) return
  const { depth } = entryNow()
  if (depth > layers.length) {
    isTravelling = true
    window.history.go(layers.length - depth)
    return
  }
  for (let next = depth + 1; next <= layers.length; next += 1)
    window.history.pushState({ ...stateNow(), layer: next }, '')
  here = entryNow()
  for (const done of waiting.splice(0)) done()
}

const takeAwayAbove = (depth: number): void => {
  while (layers.length > depth) layers.pop()?.onTaken()
}

const swallow = (event: Event): void => {
  isOwnMove = true
  event.stopImmediatePropagation()
}

/** Hears the browser before the router does, and keeps from it what only moves between layers of one page. */
const onPop = (event: PopStateEvent): void => {
  const from = here
  here = entryNow()
  isOwnMove = false
  if (here.page !== from.page) {
    // Another page, by a link or over several entries. The layers of the page before go with it, and a move that was under
    // way ends here: either a link overtook it, or it was the move that left the page.
    isTravelling = false
    pageMoveTo = window.location.href
    takeAwayAbove(0)
    queueMicrotask(fit)
    return
  }
  if (here.depth === from.depth) return
  swallow(event)
  if (isTravelling) isTravelling = false
  else takeAwayAbove(here.depth)
  fit()
}

window.addEventListener('popstate', onPop, true)
// It follows a move between layers where the page kept something in its address meanwhile: the address stays. That of a
// move to another page may come late, when an entry of a layer that was left there has been taken away already.
window.addEventListener(
  'hashchange',
  (event) => {
    const isOfPageMove = event.newURL === pageMoveTo
    if (isOfPageMove) pageMoveTo = undefined
    if (isOfPageMove || !isOwnMove) return
    swallow(event)
    window.history.replaceState(stateNow(), '', event.oldURL)
  },
  true,
)
// A reload that found a layer's entry finds no layer.
fit()

/** The browser's history: a layer is an entry of the same address above that of its page. */
export const backLayers: BackLayers = {
  enter(onTaken) {
    const layer = { onTaken }
    layers.push(layer)
    fit()
    return () => {
      const place = layers.indexOf(layer)
      if (place < 0) return
      layers.splice(place, 1)
      // A dialog that follows a sheet takes its entry over.
      queueMicrotask(fit)
    }
  },
  clear() {
    layers.length = 0
    if (!isTravelling && entryNow().depth === 0) return null
    return new Promise((resolve) => {
      waiting = [...waiting, resolve]
      fit()
    })
  },
}
