import { BUDGETS } from '../support/budgets'
import { measureOptionTaps } from '../support/measure'
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
