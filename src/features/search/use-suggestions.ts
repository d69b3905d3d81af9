import { useEffect, useState } from 'react'
import type { Suggestions } from '@/wire/schemas/search'
import { fetchSuggestions } from '@/services/api/search'
import { createAborter } from '@/services/request/aborter'
import { useLanguage } from '@/stores/language'

/** Who types on is not asked for yet. */
const REST_MS = 250

const NOTHING: Suggestions = { mended: null, marks: [], things: [] }

/** What a search that is being typed might mean; the last answer stays until the next, and one that fails is none. */
export function useSuggestions(query: string): Suggestions {
  const [suggestions, setSuggestions] = useState(NOTHING)
  const language = useLanguage()
  useEffect(() => {
    const aborter = createAborter()
    const timer = setTimeout(() => {
      fetchSuggestions(query, { signal: aborter.signal }).then(
        (answer) => !aborter.signal.aborted && setSuggestions(answer),
        () => !aborter.signal.aborted && setSuggestions(NOTHING),
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [query, language])
  return suggestions
}
