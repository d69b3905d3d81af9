/** The columns that are read of WeChat Pay's trade bill, by their names in its first line. */
export const Column = {
  state: '交易状态',
  transaction: '微信订单号',
  amount: '订单金额',
  refundNo: '商户退款单号',
  refundState: '退款状态',
  refunded: '申请退款金额',
} as const

/** How the head of the bill's sums begins, which comes after the trades. */
export const SUMS = '总交易单数'
