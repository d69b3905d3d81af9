import { useContext, useEffect, useRef, useState } from 'react'
import { backLayers } from '@/platform/back-layer'
import { InFront } from '@/ui/page/in-front'
import type { BackClosesProps } from './back-closes-props'

/** While something is open, "back" closes it instead of leaving the page. */
export function BackCloses({ isOpen, onBack }: BackClosesProps) {
  const isOn = useContext(InFront) && isOpen
  const latest = useRef(onBack)
  latest.current = onBack
  // What stays open though one went back, to ask first, is closed by the next one.
  const [backs, setBacks] = useState(0)
  useEffect(() => {
    if (!isOn) return
    return backLayers.enter(() => {
      setBacks((count) => count + 1)
      latest.current()
    })
  }, [isOn, backs])
  return null
}
