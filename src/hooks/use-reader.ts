import { useRef } from 'react'
import { useUser } from '@/stores/session'

/**
 * Another number once another customer reads the page, so that nobody sees what was read for the one before. A visitor who
 * logs in, and a customer who logs in again, go on where they were.
 */
export function useReaderTurn(): number {
  const userId = useUser()?.id
  const { current: readers } = useRef<string[]>([])
  if (userId !== undefined && userId !== readers[0]) readers.unshift(userId)
  return readers.length || 1
}
