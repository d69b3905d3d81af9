import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'

/** What a friend gets of a page. */
interface Card {
  title: string
  /** Of the page that it opens. */
  path: string
  imageUrl?: string
}

/**
 * Lets WeChat send the page to a friend and put it into the timeline, which always opens the page itself: only for pages
 * whose card does so, too, and whose row says `isInTimeline`.
 */
export function useSharing(cardOf: () => Card): void {
  useShareAppMessage(cardOf)
  useShareTimeline(() => {
    const { path, ...card } = cardOf()
    return { ...card, query: path.split('?')[1] ?? '' }
  })
}
