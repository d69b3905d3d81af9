import { BUDGETS } from '../support/budgets'
import { measureOptionPages, measureOptionTaps } from '../support/measure'
import { itInHost, useApp } from '../support/suite'

describe('a tap on a choice', () => {
  const app = useApp()

  itInHost('sends one small call to the view', async () => {
    const taps = await measureOptionTaps(app())
    expect(taps.filter(({ calls, bytes }) => calls > BUDGETS.optionTapCalls || bytes > BUDGETS.optionTapBytes)).toEqual(
      [],
    )
    expect(taps).not.toEqual([])
  })
})

describe('the pages of options', () => {
  const app = useApp()

  itInHost('are sent to the view as they come into sight, at most 10 KB in a call', async () => {
    const pages = await measureOptionPages(app())
    expect(pages.filter(({ largestCallBytes }) => largestCallBytes > BUDGETS.optionsCallBytes)).toEqual([])
    expect(pages).not.toEqual([])
  })
})
