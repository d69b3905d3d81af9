/** The result of some work on a store, or the fallback when the store throws: it may be full, locked or forbidden. */
export const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work()
  } catch {
    return otherwise
  }
}
