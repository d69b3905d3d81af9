import type { PaymentAttempt } from '@/wire/schemas/payment'
import { PayStatus } from '@/wire/enums/payment'
import { dayText } from '@/domain/time/shanghai-time'
import { payMethodName } from '@/widgets/pay-method'
import type { ResultKind } from './kind'
import { messages } from './messages'
import { methodName, type PaymentResult } from './result'

/** A row of how an amount adds up, in fen. */
export interface SumRow {
  label: string
  amountFen: number
  meaning?: 'deduction'
}

/** More payments than these are told as one sum. */
const MOST_ROWS = 3

/** The payments of the balance that have come, the oldest first. */
const paidParts = ({ balance }: PaymentResult): PaymentAttempt[] =>
  (balance?.payments ?? []).filter(({ payStatus }) => payStatus === PayStatus.paid).reverse()

const owedFen = ({ balance }: PaymentResult): number => balance?.totalFen ?? 0

/** The one that was asked for, where one was; else what all together comes to. */
const oneOr = ({ isOne, payment }: PaymentResult, amountFen: number): number => (isOne ? payment.amountFen : amountFen)

/** What the head of the page names, in fen. */
const AMOUNTS: Record<ResultKind, (result: PaymentResult) => number> = {
  smallDeposit: ({ order }) => order.orderAmount,
  bigDeposit: ({ order }) => order.orderAmount - order.linkSmallOrderAmount,
  transfer: (result) => oneOr(result, result.balance?.checkingFen ?? 0),
  returned: ({ payment }) => payment.attempt?.amountFen ?? payment.amountFen,
  part: (result) => oneOr(result, result.balance?.paidFen ?? 0),
  downPayment: owedFen,
  balance: owedFen,
  loan: ({ order }) => order.financialBalanceAmount,
}

const partRow = ({ payMethod, amountFen, paySuccessTime, createTime }: PaymentAttempt): SumRow => ({
  label: messages.sums.paymentOn(payMethodName(payMethod), dayText(paySuccessTime ?? createTime)),
  amountFen,
})

const deducted = (label: string, amountFen: number): SumRow[] =>
  amountFen === 0 ? [] : [{ label, amountFen, meaning: 'deduction' }]

const owingRows = ({ balance }: PaymentResult): SumRow[] => {
  if (balance === null) return []
  const { sums } = messages
  return [
    { label: sums.paidSoFar, amountFen: balance.paidFen },
    ...(balance.checkingFen > 0 ? [{ label: sums.announced, amountFen: balance.checkingFen }] : []),
    { label: sums.leftToPay, amountFen: balance.leftFen },
  ]
}

/** How the amount adds up; no row where there is nothing to add. */
const ROWS: Record<ResultKind, (result: PaymentResult) => SumRow[]> = {
  smallDeposit: ({ order: { depositAmount, discountInfoVOList } }) =>
    discountInfoVOList.length === 0
      ? []
      : [
          { label: messages.sums.smallDeposit, amountFen: depositAmount },
          ...discountInfoVOList.flatMap(({ discountName, discountAmount }) => deducted(discountName, discountAmount)),
        ],
  bigDeposit: ({ order }) => {
    const linked = deducted(messages.sums.smallDeducted, order.linkSmallOrderAmount)
    return linked.length === 0 ? [] : [{ label: messages.sums.deposit, amountFen: order.orderAmount }, ...linked]
  },
  transfer: () => [],
  returned: () => [],
  part: owingRows,
  downPayment: (result) => [
    { label: messages.sums.downPayment, amountFen: owedFen(result) + result.order.orderAmount },
    ...deducted(messages.sums.depositDeducted, result.order.orderAmount),
    { label: messages.sums.lenderPays, amountFen: result.order.financialBalanceAmount },
  ],
  balance: (result) => {
    const parts = paidParts(result)
    return parts.length > MOST_ROWS ? [] : parts.map(partRow)
  },
  loan: (result) => [
    { label: messages.sums.youPaid, amountFen: owedFen(result) + result.order.orderAmount },
    { label: messages.sums.lenderPaid, amountFen: result.order.financialBalanceAmount },
  ],
}

/** What the head names, in fen. */
export const amountOf = (kind: ResultKind, result: PaymentResult): number => AMOUNTS[kind](result)

/** How it adds up. */
export const rowsOf = (kind: ResultKind, result: PaymentResult): SumRow[] => ROWS[kind](result)

/** How it was paid, in a word. */
export const wayOf = (kind: ResultKind, result: PaymentResult): string => {
  if (kind === 'loan') return messages.byLoan
  const parts = kind === 'balance' || kind === 'downPayment' ? paidParts(result) : []
  if (parts.length > 1) return messages.payments(parts.length)
  const [part] = parts
  return part === undefined ? methodName(result.payment) : payMethodName(part.payMethod)
}
