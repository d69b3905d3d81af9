/** What a sample may name; tests place these orders for one customer. */
export interface SampleNames {
  readonly unpaidOrder: string
  /** Unpaid too, and its payment was declined. */
  readonly declinedOrder: string
  readonly paidOrder: string
  /** The payment of the paid order. */
  readonly payNo: string
  /** Of a link to the paid order. */
  readonly shareToken: string
  /** Waits for its balance. */
  readonly balanceOrder: string
  /** Waits for its application for finance. */
  readonly financedOrder: string
  /** A coupon of registration, for a shop. */
  readonly coupon: string
  /** What the poster of the paid order promised. */
  readonly right: string
  /** The customer's own code of invitation. */
  readonly invitation: string
  /** Of a link to the drafts of the recommended. */
  readonly previewKey: string
  /** Submitted and answered. */
  readonly feedback: string
  /** An appointment to come, which the shop has yet to confirm. */
  readonly appointment: string
}
