import { useRef } from 'react'
import { useUser } from '@/stores/session'

/**
 * Another number once another customer reads the page, so that nobody sees what was read for the one before. A visitor who
 * logs in, and a customer who logs in again, go on where they were.
 */
export function useReaderTurn(): number {
  const userId = useUser()?.id
  const reader = useRef({ userId, turn: 0 })
  const { userId: last, turn } = reader.current
  if (userId !== undefined && userId !== last) reader.current = { userId, turn: last === undefined ? turn : turn + 1 }
  return reader.current.turn
}
