// Stands in for Taro's navigation bar, which every H5 page would load and this app never shows (see parts.ts). What is
// left of the bar is the title of the document; what Taro's router lacks is that a page it shows again stays in sight, that
// it is the right one, and that a page which goes takes no other with it.
import { Current, eventCenter } from '@tarojs/runtime'
import { history } from '@tarojs/router/dist/history.js'
import stacks from '@tarojs/router/dist/router/stack.js'

/**
 * Taro hides a page 350 ms after another opened over it, and shows it again 300 ms after that one went; until then it takes
 * the page that is going for the one in front. Whoever moved on within that time had the wrong page hidden or taken away,
 * and none left in sight. Here the last move ends before the next one begins.
 */
const endLastMove = (pages) => {
  eventCenter.on('__taroRouterChange', () => {
    if (pages.hideTimer) {
      clearTimeout(pages.hideTimer)
      pages.hideTimer = null
      pages.lastHidePage.classList.add('taro_page_shade')
    }
    if (pages.unloadTimer) {
      clearTimeout(pages.unloadTimer)
      pages.unloadTimer = null
      pages.lastUnloadPage.onUnload()
      eventCenter.trigger('__taroPageOnShowAfterDestroyed')
    }
  })
}

/** The router's mark of the entry of the history that is in front; the one that the app began with has none. */
const entryNow = () => window.history.state?.key ?? ''

/**
 * Taro takes any move to a page's name for the way back to the open page of that name, and shows that one: the old search
 * where a new one was typed into the address, another article on the way forward. Here each entry of the history has a page
 * of its own, or none yet.
 */
const keepEntries = (pages) => {
  const entries = new WeakMap()
  const load = pages.load.bind(pages)
  pages.load = (page, ...rest) => {
    // What was typed has no mark yet, by which one finds back to it.
    if (window.history.state === null) window.history.replaceState({ idx: 0, key: `typed-${Date.now()}` }, '')
    entries.set(page, entryNow())
    load(page, ...rest)
  }
  /** How far below the page in front that of the entry lies; -1 where it has none. */
  stacks.getLastIndex = () => {
    if (window.history.state === null) return -1
    const place = stacks.get().findIndex((page) => entries.get(page) === entryNow())
    return place < 0 ? -1 : stacks.length - 1 - place
  }
}

/**
 * Taro opens a page as soon as its code has come, wherever its reader is by then, with the parameters of the address of that
 * moment: whoever went back meanwhile got the page nevertheless, over the one that they had gone back to, and without what
 * it is about. A route that answers with nothing is not opened. One whose code does not come says whether it has an entry
 * of the history that nothing was shown under: who stays where they are goes back from it (src/platform/page-loads).
 */
const leaveOutdated = (pages) => {
  for (const route of pages.routes) {
    const { load } = route
    route.load = async (asked, params) => {
      const isStillAsked = () => history.location.pathname === asked.pathname
      const [page, ...rest] = load(asked, params)
      try {
        const code = await page
        return isStillAsked() ? [code, ...rest] : []
      } catch (failure) {
        const isNewEntry = history.action === 'PUSH' || window.history.state === null
        failure.hasEmptyEntry = isNewEntry && isStillAsked() && stacks.length > 0
        throw failure
      }
    }
  }
}

/**
 * Taro draws a page a while after it was asked to. A page that is left before would take the one below it with it, or throw
 * where nothing catches: nothing is in sight from then on. Here it goes once it has been drawn, and nobody is told of it.
 */
const drawBeforeLeaving = (app) => {
  const mount = app.mount.bind(app)
  const unmount = app.unmount.bind(app)
  /** What follows the drawing of each page that is not drawn yet. */
  const undrawn = new Map()
  app.mount = (page, id, tell) => {
    undrawn.set(id, tell)
    mount(page, id, () => {
      const next = undrawn.get(id)
      undrawn.delete(id)
      next()
    })
  }
  app.unmount = (id, gone) => {
    const leave = () => unmount(id, gone)
    if (undrawn.has(id)) undrawn.set(id, leave)
    else leave()
  }
}

export default class FrontPage {
  /** @param pages - Taro's handler of pages, which makes one of these. */
  constructor(pages) {
    this.pages = pages
    /** What a page has called itself, by its path. */
    this.given = {}
    eventCenter.on('__taroH5SetNavigationBarTitle', (title) => {
      this.given[pages.originPathname] = title
      this.load()
    })
    endLastMove(pages)
    keepEntries(pages)
    leaveOutdated(pages)
    drawBeforeLeaving(Current.app)
  }

  /** Taro's router calls it for each page that comes to the front. */
  load() {
    const { originPathname, pageConfig } = this.pages
    document.title = this.given[originPathname] ?? pageConfig?.navigationBarTitleText ?? document.title
  }
}
