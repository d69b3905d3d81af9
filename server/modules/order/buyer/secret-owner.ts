import { maskDocumentNo } from '@/domain/person/identity-document'
import type { PurchaseSnapshot } from '../../order-record/row/order-row'
import type { PurchaseOwner } from '@/wire/schemas/order-calls'
import type { Owner } from './read-owner'
import type { KeyedRequest } from '../../idempotency/once'
import type { Mark, NumberVault } from '../../../secrets/number-vault'

/** Who buys, as an order keeps it: the number masked for its page, and sealed beside it. */
export type SealedOwner = Owner & Pick<PurchaseSnapshot, 'sealedNo'>

const masked = (no: string | null): string | null => (no === null ? null : maskDocumentNo(no))

/** Masks the number of a buyer and seals the whole one for this order. */
export const sealOwner = (numbers: NumberVault, orderId: string, owner: Owner): SealedOwner => {
  const no = owner.cerNo ?? owner.enterpriseTaxNo
  return {
    ...owner,
    cerNo: masked(owner.cerNo),
    enterpriseTaxNo: masked(owner.enterpriseTaxNo),
    sealedNo: no === null ? null : numbers.seal(no, orderId),
  }
}

/** A body with a buyer, where it has one. */
interface Bought {
  owner?: PurchaseOwner | undefined
}

const withMarks = (body: Bought, mark: Mark): Bought => {
  if (body.owner === undefined) return body
  const { cerNo, enterpriseTaxNo, ...owner } = body.owner
  return {
    ...body,
    owner: {
      ...owner,
      ...(cerNo !== undefined && { cerNo: mark(cerNo) }),
      ...(enterpriseTaxNo !== undefined && { enterpriseTaxNo: mark(enterpriseTaxNo) }),
    },
  }
}

/**
 * What an idempotency key remembers of a request: marks in the place of the buyer's numbers. A number has few digits that
 * the order does not show, so a bare digest of the whole request would tell it to whoever has the database. A key that
 * came before the secret was replaced, or to a server that kept the bare digest (until 1.3.5), is known again.
 */
export const withNumbersMarked = (
  { marks: [newest, ...older] }: NumberVault,
  body: Bought,
): Pick<KeyedRequest, 'body' | 'bodiesBefore'> => ({
  body: withMarks(body, newest),
  bodiesBefore: [...older.map((mark) => withMarks(body, mark)), body],
})
