// Stands in for Taro's navigation bar, which every H5 page would load and this app never shows (see h5-parts.ts). What is
// left of the bar is the title of the document; what Taro's router lacks is that a page it shows again stays in sight.
import { eventCenter } from '@tarojs/runtime'

/**
 * Taro hides a page once the one above it has moved in, 350 ms after it opened, and shows it again once that one has moved
 * out, 300 ms after it went: whoever went back within 50 ms had the page shown first and hidden then, a blank one.
 */
const keepInSight = (pages) => {
  const show = pages.show.bind(pages)
  pages.show = (page, ...rest) => {
    if (page !== undefined && pages.lastHidePage === pages.getPageContainer(page)) {
      clearTimeout(pages.hideTimer)
      pages.hideTimer = null
    }
    show(page, ...rest)
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
    keepInSight(pages)
  }

  /** Taro's router calls it for each page that comes to the front. */
  load() {
    const { originPathname, pageConfig } = this.pages
    document.title = this.given[originPathname] ?? pageConfig?.navigationBarTitleText ?? document.title
  }
}
