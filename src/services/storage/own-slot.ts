import { storedSlot, type SlotOptions, type StoredSlot } from './stored-slot'

/** A place as one user has it. */
type OwnSlot<Value> = Omit<StoredSlot<Value>, 'key'>

/**
 * Names a place for what the users of this phone type, each for themselves: nobody finds, replaces or clears what is another's.
 * What a visitor left is that of the first user who reads it and has nothing there. Takes what `storedSlot` takes.
 *
 * @returns the place as a user, or a visitor, has it.
 */
export const ownSlot = <Value>(
  key: string,
  options: SlotOptions<Value>,
): ((userId: string | undefined) => OwnSlot<Value>) => {
  const visitors = storedSlot(key, options)
  return (userId) => {
    if (userId === undefined) return visitors
    const own = storedSlot(`${key}:${userId}`, options)
    const adopt = (): Value | undefined => {
      const left = visitors.read()
      if (left === undefined) return undefined
      own.write(left)
      // A store that is full keeps it where it was.
      if (own.read() !== undefined) visitors.clear()
      return left
    }
    return { ...own, read: () => own.read() ?? adopt() }
  }
}
