import { useStore } from 'zustand/react'
import { textScale } from '@/services/text-scale'
import type { TextScale } from '@/services/text-sizes'

/** The size of type in use, as a factor of the normal one. */
export function useTextScale(): TextScale {
  return useStore(textScale, ({ scale }) => scale)
}
