import { NavBar, type NavBarProps } from '@/ui/nav-bar'
import { useScrolledPast } from './use-scrolled-past'

interface MediaBarProps extends Pick<NavBarProps, 'title' | 'isLight' | 'onBack'> {
  /** How much of the media, in px, has scrolled by when the bar turns white. */
  mediaPx?: number
}

/** The bar over media at the head of a page, in reach wherever one scrolls; only this leaf is drawn again by then. */
export function MediaBar({ mediaPx = 260, ...bar }: MediaBarProps) {
  return <NavBar variant="over" {...bar} isScrolled={useScrolledPast(mediaPx)} />
}
