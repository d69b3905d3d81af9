const CALLS = 200
const WARM_UP = 20

/** How long some work takes in ms, done again and again once it is warm. */
export const timesOf = async (work: (nth: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let nth = -WARM_UP; nth < CALLS; nth += 1) {
    const startedMs = performance.now()
    await work(nth + WARM_UP)
    if (nth >= 0) times.push(performance.now() - startedMs)
  }
  return times
}
