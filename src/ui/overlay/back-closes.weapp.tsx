import { PageContainer } from '@tarojs/components'
import { useContext, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import { backLayers } from '@/platform/back-layer'
import { InFront } from '@/ui/page/in-front'
import type { BackClosesProps } from './back-closes-props'

/** Nothing of it is seen. */
const UNSEEN = 'height: 0'

/** What is open on the page in front, the last on top. */
const open = createStore<readonly string[]>(() => [])

/**
 * While something is open, "back" closes it instead of leaving the page: WeChat closes a page container first, whichever
 * way one goes back, and this one holds nothing. A page can have one container, which is that of what lies on top.
 */
export function BackCloses({ isOpen, onBack }: BackClosesProps) {
  const isOn = useContext(InFront) && isOpen
  // What stays open though one went back, to ask first, is closed by the next one: a new container.
  const [backs, setBacks] = useState(0)
  const id = useId()
  const isOnTop = useStore(open, (all) => all[all.length - 1] === id)
  useEffect(() => {
    if (!isOn) return
    const close = () => open.setState((all) => all.filter((one) => one !== id), true)
    open.setState((all) => [...all, id], true)
    const leave = backLayers.enter(close)
    return () => {
      close()
      leave()
    }
  }, [isOn, id])
  const goBack = () => {
    setBacks((count) => count + 1)
    onBack()
  }
  if (!isOn || !isOnTop) return null
  return <PageContainer key={backs} show overlay={false} duration={0} customStyle={UNSEEN} onBeforeLeave={goBack} />
}
