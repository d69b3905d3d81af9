import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { NavBar } from '@/ui/nav-bar'

/** So much of the cover has scrolled by when the bar turns white. */
const MEDIA_PX = 260

interface ActivityNavProps {
  title: string
  onBack: () => void
}

/** The bar over the cover; only this leaf is drawn again while scrolling, and only when the bar changes colour. */
export function ActivityNav({ title, onBack }: ActivityNavProps) {
  const [isScrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > MEDIA_PX))
  return <NavBar variant="over" title={title} isScrolled={isScrolled} onBack={onBack} />
}
