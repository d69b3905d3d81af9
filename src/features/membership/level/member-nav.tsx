import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { messages } from './messages'

const leave = () => void goBack('pages/profile/index')

/** The bar over the head, one surface with it, until the page scrolls; only this leaf is drawn again by then. */
export function MemberNav() {
  const [isScrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > 0))
  return <NavBar variant={isScrolled ? 'tinted' : 'clear'} isLight title={messages.membership} onBack={leave} />
}
