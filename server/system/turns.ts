/** Runs a task once it is the key's turn. */
export type TakeTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

interface Hand {
  running: number
  waiting: (() => void)[]
}

/** Lets so many tasks of one key run at once, in this process; the others of the key wait, in the order in which they came. */
export const createTurns = (most: number): TakeTurn => {
  const hands = new Map<string, Hand>()

  const enter = async (key: string): Promise<void> => {
    const hand = hands.get(key) ?? { running: 0, waiting: [] }
    hands.set(key, hand)
    if (hand.running < most) hand.running += 1
    else await new Promise<void>((resolve) => hand.waiting.push(resolve))
  }

  /** Who waits takes over the turn itself, so that nobody who comes meanwhile is before them. */
  const leave = (key: string): void => {
    const hand = hands.get(key)
    if (hand === undefined) return
    const next = hand.waiting.shift()
    if (next !== undefined) return next()
    hand.running -= 1
    if (hand.running === 0) hands.delete(key)
  }

  return async (key, task) => {
    await enter(key)
    try {
      return await task()
    } finally {
      leave(key)
    }
  }
}
