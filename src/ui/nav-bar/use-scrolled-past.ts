import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'

/** Whether more than so many px of the page have scrolled by; who asks is drawn again only when that changes. */
export function useScrolledPast(px: number): boolean {
  const [isPast, setPast] = useState(false)
  usePageScroll(({ scrollTop }) => setPast(scrollTop > px))
  return isPast
}
