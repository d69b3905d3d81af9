import type { MoneyContext } from '../../context/server-context'

/** What the rules of contracts work with; the secret is the one that codes are hashed by. */
export interface ContractContext extends MoneyContext {
  secret: string
}
