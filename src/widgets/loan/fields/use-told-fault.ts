import { useEffect } from 'react'

/** Counts the fields that hold what is wrong: one more, or one less. */
export type CountFault = (step: 1 | -1) => void

/** Tells who shows the result while a field holds what is wrong, until it is mended or gone. */
export function useToldFault(isWrong: boolean, onFault: CountFault | undefined): void {
  useEffect(() => {
    if (!isWrong) return undefined
    onFault?.(1)
    return () => onFault?.(-1)
  }, [isWrong, onFault])
}
