import { useEffect, useState } from 'react'

/** More than a screen shows of the tallest phone. */
const FIRST_ROWS = 4

/** After the first rows were sent to the mini-program's view, which merges what comes at once. */
const NEXT_STEP_MS = 50

/**
 * The rows of a list to draw: a screenful first, the rest right after it. A mini-program sends every row to its view,
 * and the first call is what a shopper waits for.
 *
 * @param firstCount - as many rows as fill the tallest screen; the default suits cards.
 */
export function useRowsInSteps<Row>(rows: readonly Row[], firstCount = FIRST_ROWS): readonly Row[] {
  const [isOpen, setOpen] = useState(false)
  const hasRows = rows.length > 0
  useEffect(() => {
    if (!hasRows) return undefined
    const timer = setTimeout(() => setOpen(true), NEXT_STEP_MS)
    return () => clearTimeout(timer)
  }, [hasRows])
  return isOpen ? rows : rows.slice(0, firstCount)
}
