import { OrderStatus } from '@/wire/enums/order'
import { sumFen } from '../money/money'

/** What a deposit is, and what of it a small one has paid already, in fen. */
export interface DepositSums {
  amountFen: number
  linkedFen: number
}

/** What an order's payments are worked out from; amounts in fen. */
export interface OrderSums extends DepositSums {
  /** All that came: the deposit without the small one, and parts of the balance. */
  paidFen: number
  /** When the deposit was paid. */
  paidAt: Date | null
  car: { totalFen: number } | null
  /** What is taken off the car. */
  discounts: readonly { amountFen: number }[]
}

/** An order with what decides who owes something now. */
export interface OwingOrder extends OrderSums {
  status: OrderStatus
  /** What the shopper pays of the balance where a bank pays the rest. */
  downPaymentFen: number | null
}

/** What is left of an order's deposit once the small one is deducted, in fen. */
export const depositDueFen = ({ amountFen, linkedFen }: DepositSums): number => amountFen - linkedFen

/** What an order's car is sold for, in fen: its price without what is taken off it; 0 without a car. */
export const saleTotalFen = ({ car, discounts }: Pick<OrderSums, 'car' | 'discounts'>): number =>
  car === null ? 0 : car.totalFen - sumFen(discounts.map(({ amountFen }) => amountFen))

/** What a car costs beyond its deposit, in fen. */
export const balanceFen = (totalFen: number, depositFen: number): number => totalFen - depositFen

/** What a plan's down payment comes to once the deposit counts towards it, in fen. */
export const downPaymentDueFen = (plannedFen: number, depositFen: number): number => plannedFen - depositFen

/** What of an amount that is due may still be paid, in fen: never less than nothing, however much is under way. */
export const leftToPayFen = (dueFen: number, takenFen: number): number => Math.max(0, dueFen - takenFen)

/** What was paid beyond the deposit, in fen. */
export const balancePaidFen = (order: OrderSums): number =>
  order.paidAt === null ? 0 : order.paidFen - depositDueFen(order)

/** What is left of the car's price beyond the deposit, in fen; of a small order nothing. */
export const balanceLeftFen = (order: OrderSums): number =>
  order.car === null ? 0 : balanceFen(saleTotalFen(order), order.amountFen) - balancePaidFen(order)

/** What the shopper owes beyond the deposit, in fen: the balance, or the down payment where a bank pays the rest. */
export const owedBeyondDepositFen = (order: OwingOrder): number =>
  order.downPaymentFen ?? balanceLeftFen(order) + balancePaidFen(order)

/** What is owed for an order now, in fen: by the shopper, or by the bank where it pays out. 0 when nothing is. */
export const amountDueFen = (order: OwingOrder): number => {
  switch (order.status) {
    case OrderStatus.pendingPayment:
      return depositDueFen(order)
    case OrderStatus.pendingFinalPayment:
    case OrderStatus.pendingDisbursement:
      return balanceLeftFen(order)
    case OrderStatus.pendingDownPayment:
      return (order.downPaymentFen ?? 0) - balancePaidFen(order)
    default:
      return 0
  }
}
