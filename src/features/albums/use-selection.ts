import { useState } from 'react'

/** What `useSelection` answers. */
export interface Selection {
  selected: ReadonlySet<string> | undefined
  begin: () => void
  end: () => void
  toggle: (id: string) => void
  /** Takes the ticks of these away, and ends the selecting where none is left. */
  untick: (ids: readonly string[]) => void
}

/** What of a grid is ticked, by id; nothing can be ticked until selecting begins. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  return {
    selected,
    begin: () => setSelected(new Set()),
    end: () => setSelected(undefined),
    toggle: (id: string) =>
      setSelected((before = new Set()) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    untick: (ids) =>
      setSelected((before) => {
        const left = [...(before ?? [])].filter((id) => !ids.includes(id))
        return left.length > 0 ? new Set(left) : undefined
      }),
  }
}
