import { Type } from 'typebox'
import { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { nullable, valueOf } from '../../http/schemas'
import { loanScheme } from '../finance/schemas'
import { idText, milestone, nextAction } from '../order/schemas'

const MAX_PAPERS = 8
const MAX_PATH_LENGTH = 200
const MAX_TERM_MONTHS = 600

const text = Type.String()
const textOrNull = nullable(text)
const fen = Type.Integer()
const ratio = Type.Number({ minimum: 0, maximum: 1 })
const action = { id: idText, orderType: valueOf(OrderType) }

export const saveBody = Type.Object({
  ...action,
  schemeId: idText,
  downPaymentRatio: ratio,
  termMonths: Type.Integer({ minimum: 1, maximum: MAX_TERM_MONTHS }),
  papers: Type.Array(
    Type.Object({ kind: valueOf(LoanPaper), path: Type.String({ minLength: 1, maxLength: MAX_PATH_LENGTH }) }),
    { maxItems: MAX_PAPERS },
  ),
})
export const submitBody = Type.Object({
  ...action,
  expectedMonthlyFen: Type.Integer({ minimum: 0 }),
  agreed: Type.Boolean(),
})
export const payOffBody = Type.Object({ ...action, expectedAmountFen: Type.Integer({ minimum: 0 }) })

const terms = Type.Object({
  schemeId: text,
  schemeName: text,
  annualRate: Type.Number(),
  termMonths: Type.Integer(),
  downPaymentRatio: Type.Number(),
  downPaymentFen: fen,
  loanFen: fen,
  monthlyFen: fen,
  interestFen: fen,
})
const payOff = Type.Object({ amountFen: fen, savedInterestFen: fen, dueTime: text, requestTime: textOrNull })

export const financeApplicationReply = Type.Object({
  orderId: text,
  orderNo: text,
  orderType: valueOf(OrderType),
  orderStatus: valueOf(OrderStatus),
  modelName: text,
  pnoTwelve: text,
  status: valueOf(FinanceStatus),
  financialOrderId: textOrNull,
  vehicleTotalFen: fen,
  depositFen: fen,
  terms: nullable(terms),
  schemes: Type.Array(loanScheme),
  papers: Type.Array(Type.Object({ kind: valueOf(LoanPaper), path: text, url: text })),
  missingPapers: Type.Array(valueOf(LoanPaper)),
  reason: textOrNull,
  answerTime: textOrNull,
  downPaymentDueFen: fen,
  payOff: nullable(payOff),
  milestones: Type.Array(milestone),
  nextActions: Type.Array(nextAction),
})
