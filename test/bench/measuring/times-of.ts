const CALLS = 200
const WARM_UP = 20

/** How long some work takes in ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

/** How long some work takes in ms, done again and again once it is warm. */
export const timesOf = async (work: (nth: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let nth = -WARM_UP; nth < CALLS; nth += 1) {
    const tookMs = await timed(() => work(nth + WARM_UP))
    if (nth >= 0) times.push(tookMs)
  }
  return times
}
