/** Chance that a seed decides. The seed repeats the plan (who is killed, who does what), never the timing. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number from 0 up to, but without, the limit. */
  below(limit: number): number
  /** True in this share of the cases. */
  chance(share: number): boolean
  /** One of the list, each as likely as the others. */
  pick<Item>(list: readonly [Item, ...Item[]]): Item
  /** Another stream of chance, so that one actor's choices do not shift another's. */
  fork(): Random
}

const UINT32 = 2 ** 32

/** Mulberry32: a small generator, good enough to make a mess. */
const stream = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32
  }
}

/** The chance that belongs to a seed. */
export const createRandom = (seed: number): Random => {
  const next = stream(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)] ?? list[0],
    fork: () => createRandom(below(UINT32)),
  }
}
