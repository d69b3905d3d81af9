import { until } from '../host/client/until'
import { useApp } from '../support/suite'

const CALCULATOR = '/pages/financialCalculator/financialCalculator?pnoTwelve=VL7R80226A02&priceFen=29170000'
const DOWN_PAYMENT = 'Down payment in yuan'

describe('a field, to a screen reader', () => {
  const app = useApp()
  const says = (selector: string, words: RegExp) =>
    until(`${selector} that says ${String(words)}`, async () => {
      const element = await (await app().shopper.page()).$(selector)
      return words.test((await element?.attribute('aria-label')) ?? '')
    })

  it('says what it is set to, and whether it is wrong', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch(CALCULATOR)
    await says('.slider', /^Down payment, \d+ %, ¥[\d,.]+$/)
    await says('.down-payment__input', new RegExp(`^${DOWN_PAYMENT}$`))
    await shopper.types(DOWN_PAYMENT, '250000')
    await says('.down-payment__input', new RegExp(`^${DOWN_PAYMENT}, to be corrected$`))
  })
})
