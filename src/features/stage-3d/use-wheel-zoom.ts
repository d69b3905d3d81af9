import { useEffect, type RefObject } from 'react'
import type { GestureTarget } from './gestures'
import { zoomOfWheel } from './wheel-zoom'

/** Zooms by the wheel. React listens to it passively, so that the page would scroll along. */
export function useWheelZoom(surface: RefObject<HTMLElement>, { zoom }: Pick<GestureTarget, 'zoom'>): void {
  useEffect(() => {
    const element = surface.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(zoomOfWheel(event))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [surface, zoom])
}
