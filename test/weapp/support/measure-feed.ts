import { HomeTabKind } from '@/wire/enums/content'
import { copyArticles } from '../../support/copied-articles'
import { until } from '../host/client/until'
import type { OpenedApp } from './app'
import { bytesOf, callsUntilQuiet } from './measure'

const FEED_PAGE = 'pages/home/index'
/** Articles of every kind come by in so many windows. */
const WINDOWS = 8

/** What cards of a long feed cost. */
export interface FeedMeasure {
  /** Of the call that first shows cards. */
  readonly firstCallBytes: number
  /** The most that is sent when the end is reached, a part of twenty cards that comes then among it. */
  readonly appendBytes: number
  /** Of a card among the first, and of one so far down. */
  readonly cardBytes: number
  readonly lateCardBytes: number
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
  /** What is sent each time the end is reached, and how many cards are drawn then. */
  const scroll = async (): Promise<{ cards: number; bytes: number[] }> => {
    const start = await cardsNow()
    let shown = start
    const bytes: number[] = []
    while (bytes.length < WINDOWS) {
      shown = await reachEnd(shown)
      bytes.push(bytesOf(await callsUntilQuiet(app)))
    }
    return { cards: shown - start, bytes }
  }
  const ofCard = ({ cards, bytes }: { cards: number; bytes: number[] }): number =>
    bytes.reduce((sum, one) => sum + one, 0) / cards

  const early = await scroll()
  for (let shown = await cardsNow(); shown < count;) shown = await reachEnd(shown)
  await callsUntilQuiet(app)
  const late = await scroll()
  return {
    firstCallBytes: first.bytes,
    appendBytes: Math.max(...early.bytes, ...late.bytes),
    cardBytes: ofCard(early),
    lateCardBytes: ofCard(late),
  }
}
