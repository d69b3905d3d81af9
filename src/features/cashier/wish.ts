import type { PayWish } from './payable'

/** Parameters of a cashier's address; any may be missing or nonsense. */
interface CashierParams {
  id?: string
  amountFen?: string
  payNo?: string
}

/** What an address asks for; an amount that is none is left out. */
export const wishOf = ({ id = '', amountFen, payNo }: CashierParams): PayWish => {
  const amount = Number(amountFen)
  return { id, payNo: payNo || undefined, amountFen: Number.isSafeInteger(amount) && amount > 0 ? amount : undefined }
}
