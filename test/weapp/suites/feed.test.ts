import { BUDGETS } from '../support/budgets'
import { measureFeed } from '../support/measure-feed'
import { itInHost, useApp } from '../support/suite'

/** `npm run bench -- weapp` goes to a thousand. */
const CARDS = 200
const LIMIT_MS = 120_000

describe('the feed of Explore', () => {
  const app = useApp()

  itInHost(
    'draws what comes in windows of a few KB, and the two hundredth card costs what the first did',
    async () => {
      const { firstCallBytes, appendBytes, cardBytes, lateCardBytes } = await measureFeed(app(), CARDS)
      expect(firstCallBytes).toBeLessThanOrEqual(BUDGETS.longListFirstCallBytes)
      expect(appendBytes).toBeLessThanOrEqual(BUDGETS.feedAppendBytes)
      expect(lateCardBytes / cardBytes).toBeLessThanOrEqual(BUDGETS.lateCardShare)
    },
    LIMIT_MS,
  )
})
