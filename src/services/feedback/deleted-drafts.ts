import { DAY_MS } from '@/domain/time/duration'
import { ownSlot } from '../storage/own-slot'

/** As long as the server keeps a draft. */
const LIFETIME_MS = 90 * DAY_MS

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

const slotOf = ownSlot<readonly string[]>('feedback-deleted', { isValue: isIds, lifetimeMs: LIFETIME_MS })

/** The drafts of a user that were deleted on this phone while the server could not be asked: it may have them still. */
export interface DeletedDrafts {
  ids(): readonly string[]
  add(id: string): void
  /** The server has deleted it, too. */
  drop(id: string): void
}

export const deletedDrafts = (userId: string): DeletedDrafts => {
  const slot = slotOf(userId)
  const ids = (): readonly string[] => slot.read() ?? []
  const others = (id: string): readonly string[] => ids().filter((one) => one !== id)
  return {
    ids,
    add: (id) => slot.write([...others(id), id]),
    drop: (id) => slot.write(others(id)),
  }
}
