import { Type, type Static } from 'typebox'
import { PurchaseOwner } from '@/wire/schemas/order-calls'
import { idText, valueOf } from '@/wire/schemas/parts'

/** What factory, bank and dealer may report of an order. */
export const BackOfficeStep = {
  nameCorrected: 'name-corrected',
  contractGenerated: 'contract-generated',
  loanApproved: 'loan-approved',
  loanRejected: 'loan-rejected',
  downPaymentReleased: 'down-payment-released',
  transferMatched: 'transfer-matched',
  posTaken: 'pos-taken',
  posDeclined: 'pos-declined',
  posPaid: 'pos-paid',
  disbursed: 'disbursed',
  pdiReported: 'pdi-reported',
  deliveryPlanned: 'delivery-planned',
  delivered: 'delivered',
  refundRetry: 'refund-retry',
  refundGranted: 'refund-granted',
} as const
export type BackOfficeStep = (typeof BackOfficeStep)[keyof typeof BackOfficeStep]

const MAX_REASON_LENGTH = 200
const MAX_AMOUNT_FEN = 2_000_000_000

/**
 * One step of one order. Steps that move money carry an amount in fen and the reference of bank or till. `orderNo` may
 * also be what they know an order by: a transfer's remark at the bank, a live code at a till.
 */
export const stepBody = Type.Object({
  step: valueOf(BackOfficeStep),
  orderNo: idText(),
  amountFen: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_AMOUNT_FEN })),
  reference: Type.Optional(idText()),
  /** Of a transfer: it did bring less than its remark stands for. */
  short: Type.Optional(Type.Boolean()),
  /** Of a transfer: it did bring more, or another one came under the remark. */
  more: Type.Optional(Type.Boolean()),
  /** Of a planned delivery: when, in Shanghai, and which shop hands the car over. */
  deliveryTime: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' })),
  storeId: Type.Optional(idText()),
  /** Of a correction: what the buyer is called. */
  subjectName: Type.Optional(PurchaseOwner.properties.subjectName),
  /** Why a loan was rejected, or money is given back. */
  reason: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_REASON_LENGTH })),
})
export type StepCall = Static<typeof stepBody>
