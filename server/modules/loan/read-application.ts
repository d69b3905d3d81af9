import type { FinanceApplication } from '@/wire/schemas/loan'
import { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import { OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { amountDueFen, leftToPayFen, saleTotalFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { Refusal } from '../../http/errors'
import { nextWorkingDayEnd } from '../../system/shanghai-calendar'
import { schemesOf, type SchemeRow } from '../finance/finance-statements'
import { asScheme } from '../finance/read-loans'
import { ownOrder, theOrder } from '../order-record/row/find-order'
import { OrderEventKind } from '../order-record/history/order-event'
import { milestoneOf } from '../order-record/history/milestone-texts'
import { actionsAt } from '../order-record/life/order-actions'
import { eventsOf } from '../order-record/history/read-events'
import { ORDERED_VERSION } from '../order-record/row/order-row'
import { balanceSoFar, balanceSums } from '../payment/settling/balance-so-far'
import { applicationOf, theApplication, type ApplicationRow } from './application-row'
import { payOffOf } from './pay-off'

const SHOWN_EVENTS: ReadonlySet<OrderEventKind> = new Set([
  OrderEventKind.locked,
  OrderEventKind.loanSubmitted,
  OrderEventKind.loanApproved,
  OrderEventKind.loanRejected,
  OrderEventKind.loanCancelled,
  OrderEventKind.fullPaymentChosen,
  OrderEventKind.downPaymentReleased,
  OrderEventKind.downPaymentPaid,
  OrderEventKind.disbursed,
  OrderEventKind.payOffRequested,
])

/** The papers that an application still lacks. */
export const missingPapers = (papers: ApplicationRow['papers']): LoanPaper[] =>
  Object.values(LoanPaper).filter((kind) => !papers.some((paper) => paper.kind === kind))

const answerTime = ({ status, submittedAt }: ApplicationRow): string | null =>
  status === FinanceStatus.submitted && submittedAt !== null
    ? formatShanghai(nextWorkingDayEnd(submittedAt.getTime()))
    : null

type ApplicationPart = Pick<
  FinanceApplication,
  'status' | 'financialOrderId' | 'terms' | 'papers' | 'missingPapers' | 'reason' | 'answerTime' | 'payOff'
>

const NOT_APPLIED: ApplicationPart = {
  status: FinanceStatus.notApplied,
  financialOrderId: null,
  terms: null,
  papers: [],
  missingPapers: Object.values(LoanPaper),
  reason: null,
  answerTime: null,
  payOff: null,
}

const applicationPart = (row: ApplicationRow, now: Date): ApplicationPart => ({
  status: row.status,
  financialOrderId: row.id,
  terms: row.terms,
  papers: row.papers.map(({ kind, path }) => ({ kind, path, url: path })),
  missingPapers: missingPapers(row.papers),
  reason: row.reason,
  answerTime: answerTime(row),
  payOff: payOffOf(row, now),
})

/** The loans of the version that was ordered, offered or not. */
const schemesOfOrder = (orderId: string): Statement<SchemeRow> => ({
  sql: schemesOf(`(SELECT ${ORDERED_VERSION} FROM orders WHERE orders.id = $1)`),
  params: [orderId],
})

/**
 * The newest application of one's own order, or what could be applied for. Papers have their paths until the reply leaves.
 *
 * @throws Refusal orderNotFound for another user's order, and for one without a configured car.
 */
export const readApplication = async (
  db: Queryable,
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
): Promise<FinanceApplication> => {
  const { events, ...rows } = await together(db, {
    order: ownOrder(userId, orderId),
    application: applicationOf(orderId),
    events: eventsOf(orderId),
    schemes: schemesOfOrder(orderId),
    sums: balanceSums(orderId),
  })
  const order = theOrder(rows.order)
  if (order.car === null) throw new Refusal(ErrorCode.orderNotFound)
  const row = theApplication(rows.application)
  const { announcedFen } = balanceSoFar(order, rows.sums)
  return {
    ...(row ? applicationPart(row, now) : NOT_APPLIED),
    orderId,
    orderNo: order.orderNo,
    orderType: order.orderType,
    orderStatus: order.status,
    modelName: order.model.modelName,
    versionName: order.car.version.displayName,
    pnoTwelve: order.car.version.pnoTwelve,
    vehicleTotalFen: saleTotalFen(order),
    depositFen: order.amountFen,
    schemes: rows.schemes.map(asScheme),
    downPaymentDueFen:
      order.status === OrderStatus.pendingDownPayment ? leftToPayFen(amountDueFen(order), announcedFen) : 0,
    milestones: events.filter(({ kind }) => SHOWN_EVENTS.has(kind)).map((event) => milestoneOf(event, order.orderType)),
    nextActions: actionsAt(order, now, announcedFen),
  }
}
