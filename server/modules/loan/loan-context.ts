import type { MoneyContext } from '../../context/server-context'

/** What the rules of applications work with: the money rules' context, and what signs links to papers. */
export interface LoanContext extends Pick<MoneyContext, 'database' | 'clock'> {
  secret: string
}

/** A request of a shopper under its idempotency key. */
export interface LoanRequest<Body> {
  userId: string
  key: string
  body: Body
}
