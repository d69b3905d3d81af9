import { useRef } from 'react'
import { useUser } from '@/stores/session'

/** Who reads a page. */
interface ReaderView {
  /** Undefined for a visitor. */
  readerId: string | undefined
  /** Another number once another customer reads. */
  turn: number
}

/**
 * Who reads the page, so that nobody sees what was read for the one before. A visitor who logs in, and a customer who logs
 * in again, go on where they were.
 */
export function useReader(): ReaderView {
  const userId = useUser()?.id
  const { current: readers } = useRef<string[]>([])
  if (userId !== undefined && userId !== readers[0]) readers.unshift(userId)
  return { readerId: userId, turn: readers.length || 1 }
}
