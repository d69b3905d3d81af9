import { TestReportStatus } from '@/wire/enums/test-report'
import { OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { downPaymentDueFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { keepContract } from '../../contract/generate-contract'
import { isPlanned, keepDeliveryFacts, type DeliveryPlan } from '../../delivery/delivery-plan'
import { advanceOrder } from '../../order-record/life/advance-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { checkBuyerName } from '../../paper/buyer-name'
import { grantRefund } from '../../refund/grant-refund'
import { refundDeposit } from '../../refund/refund-deposit'
import type { GoingBack } from '../../refund/refund-row'
import { bookDisbursement, bookTransfer, type Transfer } from '../money/book-transfer'
import type { Booked } from '../money/book-money'
import { BackOfficeStep, type StepCall } from './step-call'
import { bookCard, declineCard, takeCode } from '../money/till'

/** A locked order with what the back office reports of it. */
interface Report {
  tx: Queryable
  order: OrderRow
  /** The payment that the call names, where it names one. */
  payNo: string | null
  call: StepCall
  /** The handover that it plans, as its papers say it. */
  plan: DeliveryPlan | undefined
  at: Date
}

/** What a report of money came to: what was booked, or what goes back of which payment. */
export interface MoneyOfStep {
  booked?: Booked
  goesBack?: GoingBack[]
}

type TakeStep = (report: Report) => Promise<MoneyOfStep | void>

const advance = ({ tx, order, at }: Report, step: OrderStep): Promise<void> =>
  advanceOrder(tx, order.id, { step, actor: OrderActor.backOffice, at })

const moves =
  (step: OrderStep): TakeStep =>
  (report) =>
    advance(report, step)

const books =
  (book: (report: Report) => Promise<Booked>): TakeStep =>
  async (report) => ({ booked: await book(report) })

/** The name alone: until there is a contract, which was printed with it. */
const correctName: TakeStep = async (report) => {
  const { tx, order, call } = report
  await advance(report, OrderStep.correctName)
  if (order.contractStatus !== null) throw new Refusal(ErrorCode.orderStateChanged)
  const name = call.subjectName?.trim() ?? ''
  if (name === '') throw new Refusal(ErrorCode.invalidField, { field: 'subjectName' })
  checkBuyerName(name)
  await tx.query(`UPDATE orders SET purchase = purchase || jsonb_build_object('subjectName', $2::text) WHERE id = $1`, [
    order.id,
    name,
  ])
}

const generateContract: TakeStep = async (report) => {
  const { tx, order, at } = report
  await advance(report, OrderStep.generateContract)
  await keepContract(tx, order, at)
}

const moneyOf = ({ amountFen, reference }: StepCall): Transfer => {
  if (amountFen === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'amountFen' })
  if (reference === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'reference' })
  return { amountFen, reference }
}

const reasonOf = ({ reason }: StepCall): string => {
  if (reason === undefined) throw new Refusal(ErrorCode.reasonRequired)
  return reason
}

const rejectLoan: TakeStep = async (report) => {
  const { tx, order, call } = report
  await advance(report, OrderStep.rejectLoan)
  await tx.query('UPDATE loan_application SET reason = $2 WHERE id = $1', [
    order.loan?.financialOrderId ?? null,
    reasonOf(call),
  ])
}

/** The plan says how much; the deposit counts towards it, and the bank pays the rest. */
const releaseDownPayment: TakeStep = async (report) => {
  const { tx, order } = report
  await advance(report, OrderStep.releaseDownPayment)
  if (order.loan === null) throw new Refusal(ErrorCode.orderStateChanged)
  const dueFen = downPaymentDueFen(order.loan.terms.downPaymentFen, order.amountFen)
  await tx.query('UPDATE orders SET down_payment_fen = $2 WHERE id = $1', [order.id, dueFen])
}

const reportPdi: TakeStep = async (report) => {
  const { tx, order } = report
  await advance(report, OrderStep.reportPdi)
  await keepDeliveryFacts(tx, order.id, { testReportStatus: TestReportStatus.reported })
}

/** The same hour and place again are no news: the shopper may have confirmed them meanwhile. Who hands over may be another. */
const planHandover: TakeStep = async (report) => {
  const { tx, order, plan } = report
  if (plan === undefined) throw new Error(`nothing was planned for ${order.orderNo}`)
  const wasPlanned = order.status === OrderStatus.pendingDelivery
  if (!wasPlanned || !isPlanned(order, plan)) {
    await advance(report, wasPlanned ? OrderStep.movePickUp : OrderStep.planDelivery)
    await tx.query('UPDATE orders SET pick_up_confirmed_at = NULL WHERE id = $1', [order.id])
  }
  await keepDeliveryFacts(tx, order.id, plan)
}

const retryRefund: TakeStep = async (report) => {
  const { tx, order, at } = report
  await advance(report, OrderStep.retryRefund)
  return { goesBack: await refundDeposit(tx, order.id, order.reason ?? '', at) }
}

const grant: TakeStep = async ({ tx, order, payNo, call, at }) => ({
  goesBack: [await grantRefund(tx, { orderId: order.id, payNo, note: reasonOf(call), ...moneyOf(call) }, at)],
})

/** What each report does. Each is one guarded transition; where it is refused, nothing of it stays. */
export const steps = {
  [BackOfficeStep.nameCorrected]: correctName,
  [BackOfficeStep.contractGenerated]: generateContract,
  [BackOfficeStep.loanApproved]: moves(OrderStep.approveLoan),
  [BackOfficeStep.loanRejected]: rejectLoan,
  [BackOfficeStep.downPaymentReleased]: releaseDownPayment,
  [BackOfficeStep.transferMatched]: books(({ tx, order, payNo, call, at }) =>
    bookTransfer(
      tx,
      { order, payNo },
      { ...moneyOf(call), isShort: call.short === true, isMore: call.more === true },
      at,
    ),
  ),
  [BackOfficeStep.posTaken]: ({ tx, payNo, at }) => takeCode(tx, payNo, at),
  [BackOfficeStep.posDeclined]: ({ tx, payNo }) => declineCard(tx, payNo),
  [BackOfficeStep.posPaid]: books(({ tx, order, payNo, call, at }) =>
    bookCard(tx, { order, payNo }, moneyOf(call), at),
  ),
  [BackOfficeStep.disbursed]: books(({ tx, order, call, at }) => bookDisbursement(tx, order, moneyOf(call), at)),
  [BackOfficeStep.pdiReported]: reportPdi,
  [BackOfficeStep.deliveryPlanned]: planHandover,
  [BackOfficeStep.delivered]: moves(OrderStep.deliver),
  [BackOfficeStep.refundRetry]: retryRefund,
  [BackOfficeStep.refundGranted]: grant,
} as const satisfies Record<BackOfficeStep, TakeStep>
