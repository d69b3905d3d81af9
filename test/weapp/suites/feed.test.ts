import { BUDGETS } from '../support/budgets'
import { CARDS_A_PART, measureFeed } from '../support/measure-feed'
import { itInHost, useApp } from '../support/suite'

/** `npm run bench -- weapp` goes to a thousand. */
const CARDS = 200
const LIMIT_MS = 120_000

describe('the feed of Explore', () => {
  const app = useApp()

  itInHost(
    'is sent twenty cards in at most 16 KB, and the two hundredth card costs what the first did',
    async () => {
      const { firstCallBytes, appendedCards, appendBytes, cardBytes, lateCardBytes } = await measureFeed(app(), CARDS)
      expect(firstCallBytes).toBeLessThanOrEqual(BUDGETS.longListFirstCallBytes)
      expect(appendedCards).toBe(CARDS_A_PART)
      expect(appendBytes).toBeLessThanOrEqual(BUDGETS.feedAppendBytes)
      expect(lateCardBytes / cardBytes).toBeLessThanOrEqual(BUDGETS.lateCardShare)
    },
    LIMIT_MS,
  )
})
