import type { PageMeasure } from '../weapp/host/realm/measures'
import { startDatabase } from '../support/database/database'
import { openApp } from '../weapp/support/app'
import { BUDGETS } from '../weapp/support/budgets'
import { measureLongList, measureOptionPages, measureOptionTaps } from '../weapp/support/measure'
import { measureFeed } from '../weapp/support/measure-feed'
import { visitEveryPage } from '../weapp/support/visit'
import type { Figure } from './measuring/figure'

const LONG_LIST = 1_000

const figuresOf = ({
  path,
  setDataCalls,
  setDataBytes,
  firstPaintBytes,
  largestCallBytes,
  nodes,
}: PageMeasure): readonly Figure[] => [
  { name: `${path}: setData calls`, measured: setDataCalls },
  { name: `${path}: setData bytes`, measured: setDataBytes },
  { name: `${path}: bytes of the first paint`, measured: firstPaintBytes, budget: { atMost: BUDGETS.firstPaintBytes } },
  {
    name: `${path}: bytes of the largest call`,
    measured: largestCallBytes,
    budget: { atMost: BUDGETS.largestCallBytes },
  },
  { name: `${path}: nodes`, measured: nodes, budget: { atMost: BUDGETS.nodes } },
]

const measurePages = async (): Promise<readonly Figure[]> => {
  const app = await openApp()
  try {
    await visitEveryPage(app, () => Promise.resolve())
    return (await app.host.measures()).flatMap(figuresOf)
  } finally {
    await app.close()
  }
}

const measureUse = async (): Promise<readonly Figure[]> => {
  const app = await openApp()
  try {
    const taps = await measureOptionTaps(app)
    const optionPages = await measureOptionPages(app)
    const feed = await measureFeed(app, LONG_LIST)
    return [
      ...taps.flatMap(({ what, calls, bytes }): readonly Figure[] => [
        { name: `tap on "${what}": setData calls`, measured: calls, budget: { atMost: BUDGETS.optionTapCalls } },
        { name: `tap on "${what}": bytes`, measured: bytes, budget: { atMost: BUDGETS.optionTapBytes } },
      ]),
      ...optionPages.map(({ page, largestCallBytes }) => ({
        name: `${page}: bytes of the largest call as it opens`,
        measured: largestCallBytes,
        budget: { atMost: BUDGETS.optionsCallBytes },
      })),
      {
        name: `list of ${LONG_LIST}: bytes of the call that first shows rows`,
        measured: await measureLongList(app, LONG_LIST),
        budget: { atMost: BUDGETS.longListFirstCallBytes },
      },
      {
        name: 'feed: bytes of the call that first shows cards',
        measured: feed.firstCallBytes,
        budget: { atMost: BUDGETS.longListFirstCallBytes },
      },
      {
        name: `feed: most bytes of all calls when the end is reached and ${feed.appendedCards} cards come`,
        measured: feed.appendBytes,
        budget: { atMost: BUDGETS.feedAppendBytes },
      },
      {
        name: `feed: a card after ${LONG_LIST}, of one among the first`,
        measured: feed.lateCardBytes / feed.cardBytes,
        budget: { atMost: BUDGETS.lateCardShare },
      },
    ]
  } finally {
    await app.close()
  }
}

/** What crosses from the built mini-program's logic to its view, page by page and tap by tap. Build it first. */
export const measureWeapp = async (): Promise<readonly Figure[]> => {
  const database = await startDatabase()
  process.env.TEST_DATABASE_URL = database.url
  try {
    return [...(await measurePages()), ...(await measureUse())]
  } finally {
    await database.stop()
  }
}
