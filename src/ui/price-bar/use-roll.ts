import { useState } from 'react'

/** Which of the two same motions a sum rolls by: each change takes the other one, so that it starts anew. 0 at first. */
export function useRoll(value: number | undefined): 0 | 1 | 2 {
  const [seen, setSeen] = useState<{ value: number | undefined; roll: 0 | 1 | 2 }>({ value, roll: 0 })
  if (seen.value === value) return seen.roll
  const next = { value, roll: seen.roll === 1 ? 2 : 1 } as const
  setSeen(next)
  return next.roll
}
