import { PaymentPlan } from '@/wire/enums/finance'
import { documentOf } from '@/features/order-locking/guide-document'
import { nextSteps } from '@/features/order-locking/next-steps'
import { isRead, readMark } from '@/features/order-locking/read-mark'

describe('the guide of an order', () => {
  afterEach(() => readMark.clear())

  it.each([
    [undefined, 18],
    ['18', 18],
    ['15', 15],
    ['13', undefined],
    ['https://elsewhere.example', undefined],
    ['', undefined],
  ])('opens for document %s number %s', (text, id) => {
    expect(documentOf(text)).toBe(id)
  })

  it('counts as read for the order and the version that were read, and for no other', () => {
    readMark.write({ orderId: 'o1', version: 4 })
    expect(isRead({ orderId: 'o1', version: 4 })).toBe(true)
    expect(isRead({ orderId: 'o1', version: 5 })).toBe(false)
    expect(isRead({ orderId: 'o2', version: 4 })).toBe(false)
  })

  it('ends with the balance, or with finance, and says how much is left', () => {
    const last = (purchaseSchemeType: PaymentPlan) => nextSteps({ purchaseSchemeType, balanceAmount: 28_670_000 })[2]
    expect(last(PaymentPlan.fullPayment)).toEqual({
      title: 'You pay the balance',
      text: '¥286,700.00, due before delivery.',
    })
    expect(last(PaymentPlan.finance)).toMatchObject({
      title: 'You get finance',
      text: expect.stringContaining('¥286,700.00'),
    })
  })
})
