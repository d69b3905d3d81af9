/** Pay methods; 4 and 5 are the offline transfers. The code of WeChat Pay is ours. */
export const PayMethod = { wechat: 1, posMachine: 4, accountTransfer: 5 } as const
export type PayMethod = (typeof PayMethod)[keyof typeof PayMethod]

/**
 * State of one payment attempt (extension). Created means opened for the shopper, who may still turn away and come back
 * to it. Pending is not failed: the shopper is done at the provider, which has not answered yet.
 */
export const PayStatus = { created: 0, pending: 1, paid: 2, failed: 3, closed: 4 } as const
export type PayStatus = (typeof PayStatus)[keyof typeof PayStatus]

/** How WeChat Pay is opened: inside a mini-program, or by a link from an H5 page. */
export const PayChannel = { jsapi: 'jsapi', h5: 'h5' } as const
export type PayChannel = (typeof PayChannel)[keyof typeof PayChannel]

/** Which gateway serves an attempt; on `sandbox` no money moves and the page says so, `offline` is a transfer that came. */
export const PayGateway = { sandbox: 'sandbox', wechat: 'wechat', offline: 'offline' } as const
export type PayGateway = (typeof PayGateway)[keyof typeof PayGateway]

/** What QA may choose on the sandbox gateway. */
export const SandboxOutcome = { success: 'success', failure: 'failure', delay: 'delay' } as const
export type SandboxOutcome = (typeof SandboxOutcome)[keyof typeof SandboxOutcome]

/**
 * What a payment is for: the deposit as a whole, a part of the car's balance or down payment, or the rest of a financed
 * balance, which the lender pays out (extension).
 */
export const PayPurpose = { deposit: 'deposit', balance: 'balance', payout: 'payout' } as const
export type PayPurpose = (typeof PayPurpose)[keyof typeof PayPurpose]

/** How much of the balance of a big order is paid (extension; the values are ours). */
export const FinalPaymentStatus = { unpaid: 0, partlyPaid: 1, paid: 2 } as const
export type FinalPaymentStatus = (typeof FinalPaymentStatus)[keyof typeof FinalPaymentStatus]

/** Where the refund of one payment stands (extension). */
export const PaymentRefundState = {
  none: 'none',
  underWay: 'underWay',
  refunded: 'refunded',
  failed: 'failed',
} as const
export type PaymentRefundState = (typeof PaymentRefundState)[keyof typeof PaymentRefundState]
