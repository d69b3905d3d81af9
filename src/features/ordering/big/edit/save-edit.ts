import type { SeenAgreement } from '@/wire/schemas/agreement'
import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { editOrder } from '@/services/api/order'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import { isRefusal } from '@/services/request/errors'
import { outcomeOfFailure, type PlacingOutcome } from '../../placing/outcome'
import { scopeOf, type EditParts } from './edit-changes'

/** How a change of an order ended; `ended` once it is locked, cancelled or gone. */
export type EditOutcome =
  | { kind: 'saved' }
  | { kind: 'ended' }
  | Exclude<PlacingOutcome, { kind: 'placed' | 'linkLost' }>

/** What the shopper saw as they saved. */
interface SeenEdit {
  /** What the car is sold for then, in fen. */
  expectedSaleTotalFen: number
  agreements: SeenAgreement[]
}

/**
 * Sends what changed, what the car is sold for then, and the agreements that a new buyer is named under. An earlier try
 * whose reply was lost may have changed less: what is wanted now is sent after it.
 */
export const saveEdit = async (
  { id, orderType }: OrderDetail,
  parts: EditParts,
  { expectedSaleTotalFen, agreements }: SeenEdit,
): Promise<EditOutcome> => {
  const send = (): Promise<unknown> =>
    withIdempotencyKey(`edit:${id}`, (idempotencyKey) =>
      editOrder(
        { id, orderType, scope: scopeOf(parts), ...parts, expectedSaleTotalFen, ...(parts.owner && { agreements }) },
        { idempotencyKey },
      ),
    )
  try {
    await send().catch((error: unknown) => {
      if (isRefusal(error, ErrorCode.idempotencyKeyReused)) return send()
      throw error
    })
    return { kind: 'saved' }
  } catch (error) {
    const outcome = outcomeOfFailure(error)
    return outcome.kind === 'linkLost' ? { kind: 'ended' } : outcome
  }
}
