import { useState } from 'react'
import type { NumberFault, TypedNumber } from '@/domain/finance/loan-input'

interface TypedNumberField {
  /** What the field shows: what is being typed, else the value in its usual form. */
  text: string
  fault: NumberFault | null
  /** The nearest good number while there is a fault. */
  nearest: number | undefined
  type: (text: string) => void
  /** Forgets what is being typed: the value was set another way. */
  reset: () => void
  /** Takes the nearest good number. */
  mend: () => void
  /** The shopper is done: a good number is written in its usual form, a bad one stays to be mended. */
  leave: () => void
}

/** A number that may be typed in any way: what is good counts at once, what is not is kept and explained. */
export function useTypedNumber(
  value: number,
  {
    read,
    write,
    onChange,
  }: { read: (text: string) => TypedNumber; write: (value: number) => string; onChange: (value: number) => void },
): TypedNumberField {
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? undefined : read(typed)
  const fault = reading?.fault ?? null
  const nearest = reading && reading.fault !== null ? reading.nearest : undefined
  return {
    text: typed ?? write(value),
    fault,
    nearest,
    type: (text) => {
      setTyped(text)
      const now = read(text)
      if (now.fault === null) onChange(now.value)
    },
    reset: () => setTyped(undefined),
    mend: () => {
      if (nearest !== undefined) onChange(nearest)
      setTyped(undefined)
    },
    leave: () => {
      if (fault === null) setTyped(undefined)
    },
  }
}
