import { lazy, Suspense } from 'react'
import type { CarouselProps } from './carousel'

const Carousel = lazy(async () => ({ default: (await import('./carousel')).ActivityCarousel }))

/** What is on, whose code comes after the first stories. */
export function ActivityCarousel(props: CarouselProps) {
  return (
    <Suspense fallback={null}>
      <Carousel {...props} />
    </Suspense>
  )
}
