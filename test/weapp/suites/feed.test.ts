import { BUDGETS } from '../support/budgets'
import { measureFeed } from '../support/measure-feed'
import { itInHost, useApp } from '../support/suite'

const THOUSAND = 1_000
const LIMIT_MS = 240_000

describe('the feed of Explore', () => {
  const app = useApp()

  itInHost(
    'draws what comes in windows of a few KB, and the thousandth card costs what the first did',
    async () => {
      const { firstCallBytes, appendBytes, cardBytes, lateCardBytes } = await measureFeed(app(), THOUSAND)
      expect(firstCallBytes).toBeLessThanOrEqual(BUDGETS.longListFirstCallBytes)
      expect(appendBytes).toBeLessThanOrEqual(BUDGETS.feedAppendBytes)
      expect(lateCardBytes / cardBytes).toBeLessThanOrEqual(BUDGETS.lateCardShare)
    },
    LIMIT_MS,
  )
})
