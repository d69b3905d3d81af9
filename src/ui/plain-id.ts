import { useId } from 'react'

/** An id that both targets accept: React's own has colons, which a selector of the mini-program does not. */
export function usePlainId(): string {
  return `ui${useId().replace(/:/g, '')}`
}
