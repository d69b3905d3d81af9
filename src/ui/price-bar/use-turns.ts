import { useState } from 'react'

/** Counts how often a value has changed since it was first drawn. */
export function useTurns(value: number): number {
  const [seen, setSeen] = useState({ value, turns: 0 })
  if (seen.value === value) return seen.turns
  const next = { value, turns: seen.turns + 1 }
  setSeen(next)
  return next.turns
}
