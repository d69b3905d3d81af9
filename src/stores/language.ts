import { useStore } from 'zustand/react'
import type { Language } from '@/language/language'
import { spokenLanguage } from '@/services/language/spoken-language'

/** The language that the app speaks. Who asks is drawn anew when it changes. */
export function useLanguage(): Language {
  return useStore(spokenLanguage, ({ language }) => language)
}

/** The language that the shopper chose over the phone's; null follows the phone. */
export function useChosenLanguage(): Language | null {
  return useStore(spokenLanguage, ({ chosen }) => chosen)
}
