import { createStore, type StoreApi } from 'zustand/vanilla'
import { session } from '../session/session'
import { loggedInOf } from '../session/state'

/** What is known of things by their ids, wherever they are shown. */
export interface Known<Value> {
  readonly store: StoreApi<Readonly<Record<string, Value>>>
  /**
   * Begins to read.
   *
   * @returns what takes in all that was read; what was changed since the beginning is newer, and stays.
   */
  beginReading(): (read: Iterable<readonly [id: string, value: Value]>) => void
  /** Shows a change everywhere at once, sends it, and takes it back if that fails. One at a time of each thing. */
  change(id: string, wanted: Value, send: () => Promise<Value>): Promise<void>
}

const readerOf = (state: ReturnType<typeof session.getState>): string | undefined => loggedInOf(state)?.token

/** Keeps what one reader changes and the server tells, until another reads. */
export const createKnown = <Value>(isSame: (one: Value, other: Value) => boolean): Known<Value> => {
  const store = createStore<Readonly<Record<string, Value>>>(() => ({}))
  const changedAt = new Map<string, number>()
  const sending = new Set<string>()
  let turn = 0
  let firstTurn = 0

  const keep = (id: string, value: Value): void => store.setState({ [id]: value })
  const putBack = (id: string, before: Value | undefined): void => {
    const { [id]: _, ...others } = store.getState()
    store.setState(before === undefined ? others : { ...others, [id]: before }, true)
  }

  session.subscribe((after, before) => {
    if (readerOf(after) === readerOf(before)) return
    turn += 1
    firstTurn = turn
    changedAt.clear()
    sending.clear()
    store.setState({}, true)
  })

  return {
    store,
    beginReading() {
      const begun = turn
      return (read) => {
        if (begun < firstTurn) return
        const known = store.getState()
        const news: Record<string, Value> = {}
        for (const [id, value] of read) {
          const old = known[id]
          if ((changedAt.get(id) ?? 0) > begun || (old !== undefined && isSame(old, value))) continue
          news[id] = value
        }
        if (Object.keys(news).length > 0) store.setState(news)
      }
    },
    async change(id, wanted, send) {
      if (sending.has(id)) return
      sending.add(id)
      const before = store.getState()[id]
      const reader = firstTurn
      const note = (show: () => void): void => {
        if (reader !== firstTurn) return
        turn += 1
        changedAt.set(id, turn)
        show()
      }
      try {
        note(() => keep(id, wanted))
        const told = await send()
        note(() => keep(id, told))
      } catch (error) {
        note(() => putBack(id, before))
        throw error
      } finally {
        if (reader === firstTurn) sending.delete(id)
      }
    },
  }
}
