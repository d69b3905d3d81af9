import { randomUUID } from 'node:crypto'
import * as loan from '@/wire/endpoints/loan'
import { detail } from '@/wire/endpoints/agreement'
import type { FinanceApplication } from '@/wire/schemas/loan'
import type { OrderDetail } from '@/wire/schemas/order'
import { AgreementId } from '@/wire/enums/agreement'
import { BuyerType } from '@/wire/enums/buyer'
import { LoanPaper, PaymentPlan } from '@/wire/enums/finance'
import { OrderStatus } from '@/wire/enums/order'
import type { StepCall } from '../../../server/modules/backoffice/step/step-call'
import { takeStep } from '../../../server/modules/backoffice/step/take-step'
import { serverContextOf } from '../../../server/context/server-context'
import { balanceOrder } from './balance-order'
import type { Customer } from './customer'
import { callAs, readOrder } from './orders'
import type { Storefront } from '../browser/storefront'
import { uploadPicture } from './upload'

/** The car of the design's loan, in fen: 30 % down leaves 60 months of ¥3,582.57. */
const CAR_FEN = 29_170_000

const PURCHASE = {
  purchaseType: BuyerType.personal,
  subjectName: '周以宁',
  cerType: null,
  cerNo: null,
  enterpriseTaxNo: null,
  sealedNo: null,
  plan: PaymentPlan.finance,
}

/** An order with a signed contract whose loan is applied for next. It is put there, as `balanceOrder` is. */
export const financedOrder = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> => {
  const { id } = await balanceOrder(storefront, customer)
  await storefront.database.query(
    `UPDATE orders SET status = $2, purchase = $3, car = jsonb_set(car, '{totalFen}', to_jsonb($4::int)) WHERE id = $1`,
    [id, OrderStatus.pendingFinanceSubmission, JSON.stringify(PURCHASE), CAR_FEN],
  )
  return readOrder(storefront, customer, id)
}

/** What papers are given under, as it is by now. */
const paperAgreements = async (storefront: Storefront, customer: Customer) => {
  const { id, version } = await callAs(storefront, customer, detail, { id: AgreementId.leadActivityPrivacyStatement })
  return [{ id, version }]
}

/** Prepares the application of a financed order with the scheme's usual plan and one picture of each paper. */
export const prepareLoan = async (
  storefront: Storefront,
  customer: Customer,
  { id, orderType }: OrderDetail,
): Promise<FinanceApplication> => {
  const paper = async () => (await uploadPicture(storefront, customer.token, 'content', { isPrivate: true })).path
  return callAs(storefront, customer, loan.save, {
    id,
    orderType,
    schemeId: 'vela-low-rate',
    downPaymentRatio: 0.3,
    termMonths: 60,
    papers: [
      { kind: LoanPaper.identity, path: await paper() },
      { kind: LoanPaper.income, path: await paper() },
    ],
    agreements: await paperAgreements(storefront, customer),
  })
}

/** Sends the application of a financed order to the lender. */
export const submitLoan = async (
  storefront: Storefront,
  customer: Customer,
  order: OrderDetail,
): Promise<FinanceApplication> => {
  const { terms } = await prepareLoan(storefront, customer, order)
  const { id, orderType } = order
  const expectedMonthlyFen = terms?.monthlyFen ?? 0
  const agreements = await paperAgreements(storefront, customer)
  return callAs(storefront, customer, loan.submit, { id, orderType, expectedMonthlyFen, agreed: true, agreements })
}

/** Has bank or dealer report a step of an order. */
export const report = (storefront: Storefront, { orderNo }: OrderDetail, told: Omit<StepCall, 'orderNo'>) =>
  takeStep(serverContextOf(storefront.app), randomUUID(), { ...told, orderNo })
