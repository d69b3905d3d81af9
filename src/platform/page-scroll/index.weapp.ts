import Taro from '@tarojs/taro'
import type { PageScroll } from './types'

type NativePage = ReturnType<typeof Taro.getCurrentPages>[number] & { setData?: (data: object) => void }

const holds = new WeakMap<NativePage, number>()

/** WeChat scrolls the page by whatever moves a finger over what does not scroll, or no further, unless the page is still. */
export const pageScroll: PageScroll = {
  hold() {
    const pages = Taro.getCurrentPages()
    const page: NativePage | undefined = pages[pages.length - 1]
    if (page === undefined) return () => undefined
    const change = (by: number): void => {
      const before = holds.get(page) ?? 0
      const now = before + by
      holds.set(page, now)
      // `still` is the style of the page in its `page-meta` (config/weapp/platform.js).
      if (now > 0 !== before > 0) page.setData?.({ still: now > 0 ? 'overflow: hidden' : '' })
    }
    change(1)
    return () => change(-1)
  },
}
