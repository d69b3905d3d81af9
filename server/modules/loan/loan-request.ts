/** A request of a shopper under its idempotency key. */
export interface LoanRequest<Body> {
  userId: string
  key: string
  body: Body
}
