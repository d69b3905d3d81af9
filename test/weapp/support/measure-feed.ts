import { HomeTabKind } from '@/wire/enums/content'
import { copyArticles } from '../../support/customers/copied-articles'
import { until } from '../host/client/until'
import type { OpenedApp } from './app'
import { bytesOf, callsUntilQuiet } from './measure'

const FEED_PAGE = 'pages/home/index'
/** Articles of every kind come by in so many parts, of as many cards each. */
const PARTS = 4
export const CARDS_A_PART = 20

/** What cards of a long feed cost. */
export interface FeedMeasure {
  /** Of the call that first shows cards. */
  readonly firstCallBytes: number
  /** The fewest cards that come when the end is reached, and the most that is sent for them, all calls together. */
  readonly appendedCards: number
  readonly appendBytes: number
  /** Of a card among the first, and of one so far down. */
  readonly cardBytes: number
  readonly lateCardBytes: number
}

interface Part {
  cards: number
  bytes: number
}

/** Scrolls a feed of articles of every kind to so many cards, and counts what is sent to the view. */
export async function measureFeed(app: OpenedApp, count: number): Promise<FeedMeasure> {
  const { api, shopper, host } = app
  await copyArticles(api.database, { tab: HomeTabKind.recommended, count: count * 2, now: api.clock.now() })
  await host.takeSetDataCalls()
  const page = await shopper.miniProgram.reLaunch(`/${FEED_PAGE}`)
  if (!page) throw new Error('Explore did not open')
  const cardsNow = async (): Promise<number> => (await page.$$('.feed-card')).length
  await until('cards', async () => (await cardsNow()) > 0)
  const opening = await callsUntilQuiet(app)
  const first = opening.find(({ path, text }) => path === FEED_PAGE && text.includes('feed-card'))
  if (!first) throw new Error('no call showed a card')

  const reachEnd = async (before: number): Promise<number> => {
    await page.callMethod('onReachBottom')
    return until('more cards', async () => {
      const now = await cardsNow()
      return now > before && now
    })
  }
  /** How many cards come each time the end is reached, and what is sent for them. */
  const scroll = async (): Promise<Part[]> => {
    let shown = await cardsNow()
    const parts: Part[] = []
    while (parts.length < PARTS) {
      const before = shown
      await reachEnd(before)
      const bytes = bytesOf(await callsUntilQuiet(app))
      shown = await cardsNow()
      parts.push({ cards: shown - before, bytes })
    }
    return parts
  }
  const ofCard = (parts: readonly Part[]): number =>
    parts.reduce((sum, { bytes }) => sum + bytes, 0) / parts.reduce((sum, { cards }) => sum + cards, 0)

  const early = await scroll()
  for (let shown = await cardsNow(); shown < count;) shown = await reachEnd(shown)
  await callsUntilQuiet(app)
  const late = await scroll()
  return {
    firstCallBytes: first.bytes,
    appendedCards: Math.min(...[...early, ...late].map(({ cards }) => cards)),
    appendBytes: Math.max(...[...early, ...late].map(({ bytes }) => bytes)),
    cardBytes: ofCard(early),
    lateCardBytes: ofCard(late),
  }
}
