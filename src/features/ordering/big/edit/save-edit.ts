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

const send = ({ id, orderType }: OrderDetail, parts: EditParts): Promise<unknown> =>
  withIdempotencyKey(`edit:${id}`, (idempotencyKey) =>
    editOrder({ id, orderType, scope: scopeOf(parts), ...parts }, { idempotencyKey }),
  )

/** Sends what changed. An earlier try whose reply was lost may have changed less: what is wanted now is sent after it. */
export const saveEdit = async (order: OrderDetail, parts: EditParts): Promise<EditOutcome> => {
  try {
    await send(order, parts).catch((error: unknown) => {
      if (isRefusal(error, ErrorCode.idempotencyKeyReused)) return send(order, parts)
      throw error
    })
    return { kind: 'saved' }
  } catch (error) {
    const outcome = outcomeOfFailure(error)
    return outcome.kind === 'linkLost' ? { kind: 'ended' } : outcome
  }
}
