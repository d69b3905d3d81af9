import { useStore } from 'zustand/react'
import { textScale, type TextScale } from '@/services/text-scale'

/** The size of type in use, as a factor of the normal one. */
export const useTextScale = (): TextScale => useStore(textScale, ({ scale }) => scale)
