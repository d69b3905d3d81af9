import type { OrderDetail } from '@/wire/schemas/order'
import { BuyerType } from '@/wire/enums/buyer'
import { BigOrderAction, type NextAction, OrderStatus } from '@/wire/enums/order'
import { FinalPaymentStatus } from '@/wire/enums/payment'
import { maskDocumentNo } from '@/domain/person/identity-document'
import { timeText } from '../../../http/time-text'
import { balanceLeftFen, balancePaidFen, saleTotalFen } from '@/domain/payment/amount-due'
import { PAID_IN_PARTS } from '@/domain/payment/paid-in-parts'
import { deliveryStatus } from './delivery-status'
import { shownCar, type OrderRow } from '../../order-record/row/order-row'

const masked = (no: string | null | undefined): string | null => (no ? maskDocumentNo(no) : null)

/** What is taken off a car, line by line. */
export const discountView = (discounts: OrderRow['discounts']): OrderDetail['discountInfoVOList'] =>
  discounts.map(({ name, amountFen }) => ({ discountName: name, discountAmount: amountFen }))

const carAmounts = (order: OrderRow) => ({
  modelTotalPrice: order.car?.totalFen ?? 0,
  discountInfoVOList: discountView(order.discounts),
  saleTotalPrice: saleTotalFen(order),
  balancePaidAmount: balancePaidFen(order),
  balanceAmount: balanceLeftFen(order),
})

/** The statuses in which something of the balance is due or was: a financed one is not until its down payment is released. */
const BALANCE_DUE: readonly OrderStatus[] = [
  ...PAID_IN_PARTS,
  OrderStatus.pendingDisbursement,
  OrderStatus.finalPaymentPaid,
  OrderStatus.pendingDelivery,
  OrderStatus.complete,
]

/** How much of the balance is paid; null until it is due. */
const finalPaymentStatus = (order: OrderRow): FinalPaymentStatus | null => {
  if (!BALANCE_DUE.includes(order.status)) return null
  if (balanceLeftFen(order) === 0) return FinalPaymentStatus.paid
  return balancePaidFen(order) > 0 ? FinalPaymentStatus.partlyPaid : FinalPaymentStatus.unpaid
}

/** The car and its buyer as the order's page shows them; of a small order all of it is empty. Numbers are masked. */
export const purchaseView = (order: OrderRow, actions: readonly NextAction[]) =>
  ({
    ...carAmounts(order),
    finalPaymentStatus: finalPaymentStatus(order),
    lockOrderExpirationTime: order.lockedAt === null ? timeText(order.lockExpiresAt) : null,
    lockOrder: order.lockedAt !== null,
    linkBigOrder: order.linkedTo !== null,
    purchaseType: order.purchase?.purchaseType ?? BuyerType.personal,
    purchaseSchemeType: order.purchase?.plan ?? null,
    subjectName: order.purchase?.subjectName ?? null,
    cerType: order.purchase?.cerType ?? null,
    cerNo: masked(order.purchase?.cerNo),
    enterpriseTaxNo: masked(order.purchase?.enterpriseTaxNo),
    vehicleLightList: shownCar(order)?.lights ?? [],
    otherWheels: shownCar(order)?.otherWheels ?? null,
    deliverStatusNow: deliveryStatus(order),
    pnoEighteen: shownCar(order)?.pnoEighteen ?? null,
    isUpdateOrder: actions.includes(BigOrderAction.edit),
    contractStatus: order.contractStatus,
  }) satisfies Partial<OrderDetail>
