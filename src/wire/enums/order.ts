/** Which deposit an order was placed with; equals the allocation's type. */
export const OrderType = { small: 1, big: 2 } as const
export type OrderType = (typeof OrderType)[keyof typeof OrderType]

/**
 * What `GET /app/order/page` may be asked for: one type, or 0 for both (an extension, so that "My orders" is one list).
 * The default is 1.
 */
export const OrderTypeFilter = { both: 0, small: 1, big: 2 } as const
export type OrderTypeFilter = (typeof OrderTypeFilter)[keyof typeof OrderTypeFilter]

/** The 17 order statuses. Code 6 reads "locked order" on a big-deposit order. */
export const OrderStatus = {
  pendingPayment: 1,
  paid: 2,
  refunding: 3,
  refundFailed: 4,
  refunded: 5,
  closed: 6,
  cancelled: 7,
  pendingFinalPayment: 8,
  pendingFinanceSubmission: 9,
  financeProcessing: 10,
  financeRejected: 11,
  financeApproved: 12,
  pendingDownPayment: 13,
  pendingDisbursement: 14,
  finalPaymentPaid: 15,
  pendingDelivery: 16,
  complete: 17,
} as const
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

/** The tabs of "My orders" (extension). Each stands for a set of order statuses. */
export const OrderScope = {
  all: 'all',
  toPay: 'toPay',
  inProgress: 'inProgress',
  complete: 'complete',
  closed: 'closed',
} as const
export type OrderScope = (typeof OrderScope)[keyof typeof OrderScope]

/** What the server lets the shopper do next with an order; the page draws exactly these (extension). */
export const OrderAction = {
  pay: 'pay',
  cancel: 'cancel',
  applyRefund: 'applyRefund',
  delete: 'delete',
} as const
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction]

/** What only the shopper of a small-deposit order may do next, once it is paid: choose the car (extension). */
export const SmallOrderAction = { configure: 'configure' } as const
export type SmallOrderAction = (typeof SmallOrderAction)[keyof typeof SmallOrderAction]

/** What only the shopper of a big-deposit order may do next, until it is locked (extension). */
export const BigOrderAction = { edit: 'edit', lock: 'lock' } as const
export type BigOrderAction = (typeof BigOrderAction)[keyof typeof BigOrderAction]

/** What the shopper of a locked order may do next with its contract (extension). */
export const ContractAction = { previewContract: 'previewContract', signContract: 'signContract' } as const
export type ContractAction = (typeof ContractAction)[keyof typeof ContractAction]

/** What the shopper may do until the delivery and after it, each where it was not done before (extension). */
export const DeliveryAction = {
  uploadLicence: 'uploadLicence',
  confirmPickUp: 'confirmPickUp',
  reviewDelivery: 'reviewDelivery',
} as const
export type DeliveryAction = (typeof DeliveryAction)[keyof typeof DeliveryAction]

/** What the shopper of a financed order may do about the loan (extension). */
export const FinanceAction = {
  applyFinance: 'applyFinance',
  cancelFinance: 'cancelFinance',
  payInFull: 'payInFull',
} as const
export type FinanceAction = (typeof FinanceAction)[keyof typeof FinanceAction]

/** All that the server may list under `nextActions` (extension). */
export type NextAction =
  | OrderAction
  | SmallOrderAction
  | BigOrderAction
  | ContractAction
  | DeliveryAction
  | FinanceAction

/** Cancellation and refund reasons; `other` needs a free text. */
export const CancelReason = {
  appearance: 'unhappy with appearance, interior or features',
  waiting: 'delivery wait too long',
  otherBrand: 'plan to buy or bought another brand',
  other: 'other',
} as const
export type CancelReason = (typeof CancelReason)[keyof typeof CancelReason]

/** Contract signing states. */
export const ContractStatus = { unsigned: 1, signing: 2, passed: 3, generated: 4 } as const
export type ContractStatus = (typeof ContractStatus)[keyof typeof ContractStatus]

/** Which part of an unlocked order may be edited. */
export const EditScope = {
  shopInfo: 'edit shop info',
  buyingPlan: 'buying plan',
  ownerInfo: 'owner info',
  all: 'all',
} as const
export type EditScope = (typeof EditScope)[keyof typeof EditScope]

/** Documents attached to an order. */
export const DeliveryDocumentType = {
  invitation: 0,
  deliveryGuide: 1,
  deliveryConfirmation: 2,
  signedContract: 3,
  pdiResult: 4,
  invoice: 5,
} as const
export type DeliveryDocumentType = (typeof DeliveryDocumentType)[keyof typeof DeliveryDocumentType]
