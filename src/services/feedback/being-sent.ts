import { createStore } from 'zustand/vanilla'
import { inTurn } from './in-turn'

/** The drafts on their way to the server, from the first file on. Not stored: what ended with the app is on its way no more. */
export const beingSent = createStore<ReadonlySet<string>>(() => new Set())

/** Whether a draft is on its way. */
export const isBeingSent = (id: string): boolean => beingSent.getState().has(id)

const arrived = new Set<string>()

/** Notes that the server has a draft as a feedback. */
export const noteArrived = (id: string): void => void arrived.add(id)

/** Whether a draft was sent from here since the app was opened, and is known to have arrived. */
export const hasArrived = (id: string): boolean => arrived.has(id)

/** Marks a draft as being sent until `send` has ended, which takes its turn with the savings and the deletion. */
export const whileBeingSent = async <Result>(id: string, send: () => Promise<Result>): Promise<Result> => {
  beingSent.setState(new Set([...beingSent.getState(), id]), true)
  try {
    return await inTurn(id, send)
  } finally {
    beingSent.setState(new Set([...beingSent.getState()].filter((one) => one !== id)), true)
  }
}
