import { maskDocumentNo } from '@/domain/person/identity-document'
import type { PurchaseSnapshot } from '../../order-record/row/order-row'
import type { PurchaseOwner } from '@/wire/schemas/order-calls'
import type { Owner } from './read-owner'
import type { NumberVault } from '../../../secrets/number-vault'

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

/**
 * A request as its idempotency key remembers it: with a mark in the place of the buyer's number. The number has few digits
 * that the order does not show, so a bare digest of the whole request would tell it to whoever has the database.
 */
export const withNumberMarked = <Body extends { owner?: PurchaseOwner | undefined }>(
  numbers: NumberVault,
  body: Body,
): unknown => {
  if (body.owner === undefined) return body
  const { cerNo, enterpriseTaxNo, ...owner } = body.owner
  const no = cerNo ?? enterpriseTaxNo
  return { ...body, owner: { ...owner, number: no === undefined ? null : numbers.mark(no) } }
}
