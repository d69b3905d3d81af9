/** A movement of money on a provider's bill; a refund by our own number, with what it gave back. */
export type BillLine =
  | { kind: 'payment'; providerTxn: string; amountFen: number }
  | { kind: 'refund'; refundNo: string; amountFen: number }
