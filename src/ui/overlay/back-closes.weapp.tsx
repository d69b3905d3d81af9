import { PageContainer } from '@tarojs/components'
import { useContext, useEffect, useState } from 'react'
import { backLayers } from '@/platform/back-layer'
import { InFront } from '@/ui/page/in-front'
import type { BackClosesProps } from './back-closes-props'

/** Nothing of it is seen. */
const UNSEEN = 'height: 0'

/**
 * While something is open, "back" closes it instead of leaving the page: WeChat closes a page container first, whichever
 * way one goes back, and this one holds nothing.
 */
export function BackCloses({ isOpen, onBack }: BackClosesProps) {
  const isOn = useContext(InFront) && isOpen
  // What stays open though one went back, to ask first, is closed by the next one: a new container.
  const [backs, setBacks] = useState(0)
  const [isCleared, setCleared] = useState(false)
  useEffect(() => {
    if (!isOn) return
    setCleared(false)
    return backLayers.enter(() => setCleared(true))
  }, [isOn])
  const leave = () => {
    setBacks((count) => count + 1)
    onBack()
  }
  if (!isOn || isCleared) return null
  return <PageContainer key={backs} show overlay={false} duration={0} customStyle={UNSEEN} onBeforeLeave={leave} />
}
