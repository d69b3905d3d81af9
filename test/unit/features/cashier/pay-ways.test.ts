import { PayMethod } from '@/wire/enums/payment'
import { payWays } from '@/features/cashier/pay-ways'

const { wechat, accountTransfer, posMachine } = PayMethod
const ways = [
  { payMethod: wechat, minFen: 100_000, maxFen: 5_000_000 },
  { payMethod: accountTransfer, minFen: 100_000, maxFen: 20_000_000 },
]
const reasons = (amountFen: number) =>
  Object.fromEntries(payWays({ amountFen, ways }).map(({ code, blockedReason }) => [code, blockedReason]))

describe('the ways to pay', () => {
  it('are WeChat Pay alone for a deposit', () => {
    expect(payWays(null).map(({ code }) => code)).toEqual([wechat])
  })

  it('are all shown for a part, the ones that do not take it with the reason', () => {
    expect(reasons(100_000)).toEqual({
      [wechat]: undefined,
      [accountTransfer]: undefined,
      [posMachine]: 'Not open for this payment now',
    })
    expect(reasons(5_000_001)[wechat]).toBe('Takes up to ¥50,000.00 at once')
    expect(reasons(99_999)[accountTransfer]).toBe('Takes ¥1,000.00 or more')
  })
})
