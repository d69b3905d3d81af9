import { isRecord } from './is-record'
import { storedSlot, type SlotOptions, type StoredSlot } from './stored-slot'

interface Owned<Value> {
  /** Null of a visitor. */
  userId: string | null
  value: Value
}

/** A place as one user has it. */
type OwnSlot<Value> = Omit<StoredSlot<Value>, 'key'>

/**
 * Names a place for what one user of this phone typed: another user finds nothing there, and clears nothing. What a visitor
 * left is that of the first user who reads it. Takes what `storedSlot` takes.
 *
 * @returns the place as a user, or a visitor, has it.
 */
export const ownSlot = <Value>(
  key: string,
  { isValue, ...options }: SlotOptions<Value>,
): ((userId: string | undefined) => OwnSlot<Value>) => {
  const isOwned = (kept: unknown): kept is Owned<Value> =>
    isRecord(kept) && (kept.userId === null || typeof kept.userId === 'string') && isValue(kept.value)
  const slot = storedSlot<Owned<Value>>(key, { isValue: isOwned, ...options })
  return (userId) => {
    const write = (value: Value): void => slot.write({ userId: userId ?? null, value })
    const read = (): Value | undefined => {
      const kept = slot.read()
      if (kept === undefined || (kept.userId !== null && kept.userId !== userId)) return undefined
      if (kept.userId === null && userId !== undefined) write(kept.value)
      return kept.value
    }
    return {
      read,
      write,
      clear: () => {
        if (read() !== undefined) slot.clear()
      },
    }
  }
}
