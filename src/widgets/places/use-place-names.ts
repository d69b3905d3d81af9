import { useEffect, useRef } from 'react'
import { useLanguage } from '@/stores/language'
import { fetchPlaceNames } from './place-names'

/** Names the chosen places of a form anew when the app changes its language; without a network the old names stay. */
export function usePlaceNames<T extends object>(choices: T, keep: (choices: T) => void): void {
  const language = useLanguage()
  const namedIn = useRef(language)
  const latest = useRef({ choices, keep })
  latest.current = { choices, keep }

  useEffect(() => {
    if (namedIn.current === language) return
    const before = namedIn.current
    namedIn.current = language
    fetchPlaceNames(latest.current.choices).then(
      (rename) => {
        // The app may speak another language by now, whose names are asked for or there.
        if (namedIn.current === language) latest.current.keep(rename(latest.current.choices))
      },
      () => {
        if (namedIn.current === language) namedIn.current = before
      },
    )
  }, [language])
}
