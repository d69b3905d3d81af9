import { PayMethod } from '@/contract/enums/payment'
import { payWays } from '@/features/cashier/pay-ways'

const methods = (routes: readonly string[]) => payWays(routes).map(({ method }) => method)

describe('the ways to pay', () => {
  it('are WeChat Pay alone while no other way has its page', () => {
    expect(methods([])).toEqual([PayMethod.wechat])
  })

  it('grow with the pages', () => {
    expect(methods(['pages/mall/order/pos-pay'])).toEqual([PayMethod.wechat, PayMethod.posMachine])
    expect(methods(['pages/mall/order/pos-pay', 'pages/mall/order/bank-transfer'])).toEqual([
      PayMethod.wechat,
      PayMethod.accountTransfer,
      PayMethod.posMachine,
    ])
  })
})
