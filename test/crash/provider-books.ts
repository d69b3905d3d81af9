import type { FakeWechatPay, Refund } from '../support/outside/fake-wechat-pay'

const refundsMade = ({ refunds }: FakeWechatPay): Refund[] =>
  [...refunds.values()].filter(({ status }) => status === 'SUCCESS')

/** The references that our ledger must hold, by the provider's books. */
export const expectedLedger = (wechat: FakeWechatPay): string[] => {
  const paid = [...wechat.transactions.values()].filter(({ trade_state }) => trade_state === 'SUCCESS')
  return [
    ...paid.map(({ transaction_id }) => `pay:${transaction_id}`),
    ...refundsMade(wechat).map(({ out_refund_no }) => `refund:${out_refund_no}`),
  ]
}

/** Payments of which more went back than had come. */
export const overRefunded = (wechat: FakeWechatPay): string[] => {
  const backFen = new Map<string, number>()
  for (const { out_trade_no, amount } of refundsMade(wechat)) {
    backFen.set(out_trade_no, (backFen.get(out_trade_no) ?? 0) + amount.refund)
  }
  return [...backFen].flatMap(([payNo, fen]) =>
    fen > (wechat.transactions.get(payNo)?.amount.total ?? 0) ? [payNo] : [],
  )
}
