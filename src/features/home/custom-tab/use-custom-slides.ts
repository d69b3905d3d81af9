import { useEffect, useRef, useState } from 'react'
import type { Banner } from '@/wire/schemas/content'
import { HomeTabKind } from '@/wire/enums/content'
import { fetchBanners } from '@/services/api/content'
import { useLanguage } from '@/stores/language'
import { cachedCustomSlides } from '../cached'

/** More than the house ever puts there. */
const MOST_SLIDES = 12

/**
 * What the house has put into its own tab: the first slide names and leads it, the others are rows. Empty where there is
 * none, and the tab with it. They are asked for once in each language.
 *
 * @param isReady - false while more important calls are on their way.
 */
export function useCustomSlides(isReady: boolean): readonly Banner[] {
  const [slides, setSlides] = useState<readonly Banner[]>(() => cachedCustomSlides.read() ?? [])
  const language = useLanguage()
  const askedIn = useRef<string>()
  useEffect(() => {
    if (!isReady || askedIn.current === language) return
    askedIn.current = language
    fetchBanners({ bannerNo: HomeTabKind.custom, size: MOST_SLIDES }).then(
      (found) => {
        if (askedIn.current !== language) return
        cachedCustomSlides.write(found)
        setSlides(found)
      },
      () => {
        // What is known stays, and the next part of the feed asks again; in another language it has been asked already.
        if (askedIn.current === language) askedIn.current = undefined
      },
    )
  }, [isReady, language])
  return slides
}
