import { createStore, type StoreApi } from 'zustand/vanilla'
import { session } from '../session/session'
import { loggedInOf } from '../session/state'
import { createWishes, type Wishes } from '../wishes'

/** What is known of things by their ids, wherever they are shown. */
export interface Known<Value> {
  readonly store: StoreApi<Readonly<Record<string, Value>>>
  /**
   * Begins to read.
   *
   * @returns what takes in all that was read; what was changed since the beginning is newer, and stays.
   */
  beginReading(): (read: Iterable<readonly [id: string, value: Value]>) => void
  /** Shows a change everywhere at once, and sends it: see `Wishes`. */
  change(id: string, wanted: Value, send: () => Promise<Value>): Promise<void>
}

const readerOf = (state: ReturnType<typeof session.getState>): string | undefined => loggedInOf(state)?.token

type Compare<Value> = (one: Value, other: Value) => boolean

/**
 * Keeps what one reader changes and the server tells, until another reads.
 *
 * @param isSame - what is read tells nothing new.
 * @param isFulfilled - what the server tells is what was wanted: of a heart, whether it is on, and not how many there are.
 */
export const createKnown = <Value>(isSame: Compare<Value>, isFulfilled: Compare<Value> = isSame): Known<Value> => {
  const store = createStore<Readonly<Record<string, Value>>>(() => ({}))
  const changedAt = new Map<string, number>()
  const wishes = new Map<string, Wishes<Value>>()
  let turn = 0
  let firstTurn = 0

  const show = (id: string, value: Value | undefined): void => {
    turn += 1
    changedAt.set(id, turn)
    const { [id]: _, ...others } = store.getState()
    store.setState(value === undefined ? others : { ...others, [id]: value }, true)
  }

  session.subscribe((after, before) => {
    if (readerOf(after) === readerOf(before)) return
    turn += 1
    firstTurn = turn
    changedAt.clear()
    wishes.forEach((each) => each.drop())
    wishes.clear()
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
    change(id, wanted, send) {
      const known =
        wishes.get(id) ??
        createWishes<Value>({
          shown: () => store.getState()[id],
          isSame: isFulfilled,
          show: (value) => show(id, value),
        })
      wishes.set(id, known)
      return known.wish(wanted, send)
    },
  }
}
