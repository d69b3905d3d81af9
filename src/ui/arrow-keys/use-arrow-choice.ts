import { focusById, indexAfterKey } from '@/ui/arrow-keys'
import { usePlainId } from '@/ui/plain-id'

/** What a control of a group takes. */
interface ArrowChoice {
  id: string
  onKey: (pressed: string) => void
}

/**
 * Lets the arrow keys, Home and End choose within a group, and moves the keyboard's focus along.
 *
 * @param keys - of all controls, in the order of the group.
 * @returns what the control of a key takes.
 */
export function useArrowChoice<Key extends string>(
  keys: readonly Key[],
  onSelect: (key: Key) => void,
): (key: Key) => ArrowChoice {
  const id = usePlainId()
  return (key) => ({
    id: id + key,
    onKey: (pressed) => {
      const next = keys[indexAfterKey(pressed, keys.indexOf(key), keys.length) ?? -1]
      if (next === undefined) return
      onSelect(next)
      focusById(id + next)
    },
  })
}
