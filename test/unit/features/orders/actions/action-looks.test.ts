import { FinanceAction, type NextAction } from '@/wire/enums/order'
import { actionKind, inButtonOrder } from '@/features/orders/actions/action-looks'

describe('the buttons of an order', () => {
  it('stand so that the one that goes on comes last', () => {
    expect(inButtonOrder(['applyFinance', 'payInFull', 'cancelFinance', 'uploadLicence'])).toEqual([
      'cancelFinance',
      'payInFull',
      'uploadLicence',
      'applyFinance',
    ])
    expect(actionKind(FinanceAction.applyFinance)).toBe('ink')
  })

  it('leave out what has a row of its own, and what only a newer server knows', () => {
    expect(inButtonOrder(['edit', 'fly' as NextAction, 'lock'])).toEqual(['lock'])
  })
})
