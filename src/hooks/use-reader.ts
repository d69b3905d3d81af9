import { useRef } from 'react'
import { useUser } from '@/stores/session'

/** Who reads a page. */
interface ReaderView {
  /** Undefined for a visitor. */
  readerId: string | undefined
  /** Another number once what was read must not be shown any more. */
  turn: number
}

/**
 * Who reads the page, so that nobody sees what was read for the one before. A visitor who logs in, and a customer who logs
 * in again, go on where they were.
 *
 * @param isReadersOwn - what is read depends on the reader, so it is dropped when a customer logs out, too.
 */
export function useReader(isReadersOwn = false): ReaderView {
  const readerId = useUser()?.id
  const { current: seen } = useRef({ readerId, customerId: readerId, turn: 1 })
  if (readerId !== seen.readerId) {
    const isOther = seen.customerId !== undefined && readerId !== seen.customerId
    if (readerId === undefined ? isReadersOwn : isOther) seen.turn += 1
    seen.customerId = readerId ?? seen.customerId
    seen.readerId = readerId
  }
  return { readerId, turn: seen.turn }
}
