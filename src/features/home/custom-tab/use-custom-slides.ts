import { useEffect, useRef, useState } from 'react'
import type { Banner } from '@/wire/schemas/content'
import { HomeTabKind } from '@/wire/enums/content'
import { fetchBanners } from '@/services/api/content'
import { cachedCustomSlides } from '../cached'

/** More than the house ever puts there. */
const MOST_SLIDES = 12

/**
 * What the house has put into its own tab: the first slide names and leads it, the others are rows. Empty where there is
 * none, and the tab with it.
 *
 * @param isReady - false while more important calls are on their way.
 */
export function useCustomSlides(isReady: boolean): readonly Banner[] {
  const [slides, setSlides] = useState<readonly Banner[]>(() => cachedCustomSlides.read() ?? [])
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isReady || isAsked.current) return
    isAsked.current = true
    fetchBanners({ bannerNo: HomeTabKind.custom, size: MOST_SLIDES }).then(
      (found) => {
        cachedCustomSlides.write(found)
        setSlides(found)
      },
      () => {
        // What is known stays, and the next part of the feed asks again.
        isAsked.current = false
      },
    )
  }, [isReady])
  return slides
}
