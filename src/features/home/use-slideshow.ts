import { useEffect, useState } from 'react'
import { usePageShown } from '@/hooks/use-page-shown'

/** How long a slide stays. */
const SLIDE_MS = 5_000

/** What `useSlideshow` answers. */
export interface Slideshow {
  shown: number
  step: (by: -1 | 1) => void
  hold: () => void
  release: () => void
}

/**
 * Which slide is on screen; the show goes on by itself while the page is shown and neither a finger, a mouse nor the
 * keyboard rests on it.
 */
export function useSlideshow(count: number): Slideshow {
  const [index, setIndex] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const isShown = usePageShown()
  const shown = count === 0 ? 0 : index % count

  useEffect(() => {
    if (isHeld || !isShown || count < 2) return undefined
    const timer = setTimeout(() => setIndex(shown + 1), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [shown, isHeld, isShown, count])

  return {
    shown,
    /** Goes on or back, round at the ends. */
    step: (by: -1 | 1) => setIndex((shown + by + count) % count),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  }
}
