import { useEffect, useState } from 'react'

/** More than a screen shows of the tallest phone. */
const FIRST_ROWS = 4

/** After the last rows were sent to the mini-program's view, which merges what comes at once. */
const NEXT_STEP_MS = 50

/**
 * The rows of a list to draw: a screenful first, and right after it one more at a time until all are there; what comes
 * later is drawn at once. A mini-program sends every row to its view, and the first call is what a shopper waits for.
 *
 * @param screenful - as many rows as fill the tallest screen; the default suits cards. None where something covers them.
 */
export function useRowsInSteps<Row>(rows: readonly Row[], screenful = FIRST_ROWS): readonly Row[] {
  const [count, setCount] = useState(screenful)
  const hasRows = rows.length > 0
  const isWhole = count >= rows.length
  useEffect(() => {
    if (!hasRows || count === Infinity) return undefined
    const timer = setTimeout(() => setCount(isWhole ? Infinity : count + Math.max(screenful, 1)), NEXT_STEP_MS)
    return () => clearTimeout(timer)
  }, [hasRows, isWhole, count, screenful])
  return isWhole ? rows : rows.slice(0, count)
}
