import type { InBoth } from '@/language/language'
import type { OrderAttribute, OrderShopInfo, OrderVersionInfo } from '@/wire/schemas/order'
import type { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import type { LoanTerms } from '@/wire/schemas/loan'
import type { FinanceStatus, PaymentPlan } from '@/wire/enums/finance'
import type { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import { say, type Spoken } from '../../../db/written-in-both'
import { sideOf } from '../../vehicle/side-picture'

/** A document with some of its texts kept in both languages. */
type Written<Doc, Text extends keyof Doc> = {
  [Key in keyof Doc]: Key extends Text ? InBoth<NonNullable<Doc[Key]>> | Extract<Doc[Key], null> : Doc[Key]
}

/** The model as it was when the order was placed. */
interface ModelSnapshot {
  modelName: InBoth<string>
  modelSellName: InBoth<string>
  carPoster: string
  rights: InBoth<string[]>
  /** The car that the shopper had configured when a place was reserved; it binds nobody. */
  configured?: CarSnapshot
}

/** The shop, the delivery centre and their people, in both languages; how long a delivery takes is told by the car. */
export type ShopSnapshot = Written<
  Omit<OrderShopInfo, 'dcCycle'>,
  | 'storeName'
  | 'shopAddress'
  | 'saleExpert'
  | 'dcName'
  | 'dcShopAddress'
  | 'deliveryerName'
  | 'putCardProvinceName'
  | 'putCardCityName'
  | 'deliverProvinceName'
  | 'deliverCityName'
>

/** City, shop and people as they were when the order was placed. */
export interface PlaceSnapshot {
  provinceCode: string
  provinceName: InBoth<string>
  cityCode: string
  store: ShopSnapshot
}

/** Who buys the car, and how it is paid for. Document and tax numbers are kept masked; the whole one is sealed. */
export interface PurchaseSnapshot {
  plan: PaymentPlan
  purchaseType: BuyerType
  subjectName: string
  cerType: IdDocumentType | null
  cerNo: string | null
  enterpriseTaxNo: string | null
  /** The whole number as the vault sealed it (server/secrets/number-vault.ts). */
  sealedNo: string | null
}

/**
 * The configured car with its prices in fen; `pnoEighteen` names the whole configuration, `picture` shows it in its paint
 * (null where there is no such picture), `lights` say in a few words what sets its version apart, `deliveryWeeks` are
 * the least and the most weeks that its version was promised in (null where nobody knows any more), `otherWheels` the
 * wheels that the picture shows where the car has others.
 */
export interface CarSnapshot {
  version: Written<OrderVersionInfo, 'displayName' | 'attributeName'>
  attributes: Written<OrderAttribute, 'displayName' | 'attributeName'>[]
  pnoEighteen: string
  totalFen: number
  picture: string | null
  lights: InBoth<string[]>
  deliveryWeeks: { from: number; to: number } | null
  otherWheels: InBoth<string> | null
}

/** What takes something off the price of a car. */
export const DiscountSource = { smallOrder: 'smallOrder', version: 'version', coupon: 'coupon' } as const
export type DiscountSource = (typeof DiscountSource)[keyof typeof DiscountSource]

/** One line of what is taken off, in fen. */
export interface DiscountSnapshot {
  source: DiscountSource
  name: InBoth<string>
  amountFen: number
}

/** A loan's terms as they are kept. */
export type TermsSnapshot = Written<LoanTerms, 'schemeName'>

/** The newest application for finance of an order. */
export interface OrderLoan {
  financialOrderId: string
  status: FinanceStatus
  terms: LoanTerms
}

/** A row of `orders`, read in the language of the request. */
export interface OrderRow {
  id: string
  orderNo: string
  userId: string
  orderType: OrderType
  status: OrderStatus
  marketPostId: string
  modelId: string
  amountFen: number
  /** The part of `amountFen` that a small deposit has paid already. */
  linkedFen: number
  /** On a small order: the big order that takes it over. */
  linkedTo: string | null
  /** That one's status. */
  linkedStatus: OrderStatus | null
  /** Of a financed order: what the shopper pays before the lender pays the rest. */
  downPaymentFen: number | null
  paidFen: number
  userMobile: string
  model: Spoken<ModelSnapshot>
  place: Spoken<PlaceSnapshot>
  purchase: PurchaseSnapshot | null
  car: Spoken<CarSnapshot> | null
  discounts: Spoken<DiscountSnapshot>[]
  contractStatus: ContractStatus | null
  /** Whether the shopper's account has both sides of a driving licence. */
  hasLicence: boolean
  /** Its car from the side, as `shownCar` has it; null where there is no such still. */
  sidePicture: string | null
  loan: OrderLoan | null
  reason: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  refundAppliedAt: Date | null
  lockExpiresAt: Date | null
  lockedAt: Date | null
  /** When the shopper said that the planned hour of the pick-up suits. */
  pickUpConfirmedAt: Date | null
  /** Whether the shopper has sent the evaluation of the delivery. */
  isEvaluated: boolean
  /** How often the shopper has edited it. */
  editCount: number
}

/** A row of `orders` as it is kept: in both languages. */
export interface WrittenOrder extends Omit<OrderRow, 'model' | 'place' | 'car' | 'discounts' | 'loan'> {
  model: ModelSnapshot
  place: PlaceSnapshot
  car: CarSnapshot | null
  discounts: DiscountSnapshot[]
  loan: (Omit<OrderLoan, 'terms'> & { terms: TermsSnapshot }) | null
}

/** The car that an order shows: the one ordered, else the one that its shopper had configured. */
export const shownCar = ({ car, model }: Pick<OrderRow, 'car' | 'model'>): Spoken<CarSnapshot> | null =>
  car ?? model.configured ?? null

/** How that car looks: its picture, else the model's own, and what was chosen. */
export const carLooks = (order: Pick<OrderRow, 'car' | 'model'>) => {
  const car = shownCar(order)
  return { carPoster: car?.picture ?? order.model.carPoster, attributeInfoList: car?.attributes ?? [] }
}

/** Reads a kept order in the language of the request. */
export const sayOrder = <Order extends WrittenOrder>(order: Order) => ({
  ...order,
  model: say(order.model),
  place: say(order.place),
  car: say(order.car),
  discounts: say(order.discounts),
  loan: say(order.loan),
})

/** What an order's row begins with, beside what it was placed with. */
export const BEFORE_PAYMENT = {
  linkedTo: null,
  linkedStatus: null,
  downPaymentFen: null,
  paidFen: 0,
  contractStatus: null,
  hasLicence: false,
  sidePicture: null,
  loan: null,
  reason: null,
  paidAt: null,
  refundAppliedAt: null,
  lockExpiresAt: null,
  lockedAt: null,
  pickUpConfirmedAt: null,
  isEvaluated: false,
  editCount: 0,
} as const satisfies Partial<OrderRow>

/** SQL: the version that was ordered; null where no car was. */
export const ORDERED_VERSION = "orders.car -> 'version' ->> 'pnoTwelve'"

/** Those of `OrderRow` that are instants. */
export const ORDER_DATES = [
  'createdAt',
  'expiresAt',
  'paidAt',
  'refundAppliedAt',
  'lockExpiresAt',
  'lockedAt',
  'pickUpConfirmedAt',
] as const satisfies readonly (keyof OrderRow)[]

/** SQL: the picture that `carLooks` answers. */
const CAR_PICTURE =
  "coalesce(orders.car ->> 'picture', model_snapshot -> 'configured' ->> 'picture', model_snapshot ->> 'carPoster')"

/** The columns of `orders` under the names of `OrderRow`. */
export const ORDER_COLUMNS = `orders.id, order_no AS "orderNo", user_id AS "userId", order_type AS "orderType",
  orders.status, market_post_id AS "marketPostId", model_id AS "modelId", orders.amount_fen AS "amountFen",
  paid_fen AS "paidFen", user_mobile AS "userMobile", model_snapshot AS model, place_snapshot AS place, orders.reason,
  orders.created_at AS "createdAt", expires_at AS "expiresAt", orders.paid_at AS "paidAt",
  refund_applied_at AS "refundAppliedAt", linked_fen AS "linkedFen", linked_to AS "linkedTo",
  (SELECT big.status FROM orders big WHERE big.id = orders.linked_to) AS "linkedStatus",
  down_payment_fen AS "downPaymentFen", purchase, car, discounts,
  contract_status AS "contractStatus", lock_expires_at AS "lockExpiresAt", locked_at AS "lockedAt",
  pick_up_confirmed_at AS "pickUpConfirmedAt", edit_count AS "editCount",
  EXISTS (SELECT FROM delivery_evaluation WHERE delivery_evaluation.order_id = orders.id) AS "isEvaluated",
  EXISTS (SELECT FROM account WHERE account.id = orders.user_id AND license_front IS NOT NULL AND license_back IS NOT NULL)
    AS "hasLicence",
  ${sideOf('orders.model_id', CAR_PICTURE)} AS "sidePicture",
  (SELECT json_build_object('financialOrderId', loan.id, 'status', loan.status, 'terms', loan.terms)
     FROM loan_application loan WHERE loan.order_id = orders.id ORDER BY loan.seq DESC LIMIT 1) AS loan`
