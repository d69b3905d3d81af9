import { View } from '@tarojs/components'
import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { readShare } from './read-share'
import './index.scss'

export interface ReadingProgressProps {
  /** Id of the element that is read. */
  of: string
  /** The end of the text has been in sight; may run more than once. */
  onEnd?: () => void
}

interface Place {
  top: number
  height: number
}

/** A line under the bar that grows with what has been read; only this leaf is drawn again while scrolling. */
export function ReadingProgress({ of, onEnd }: ReadingProgressProps) {
  const [share, setShare] = useState(0)
  const isMeasuring = useRef(false)
  const hasMoved = useRef(false)

  const measure = () => {
    // The last move counts, also when it comes while the one before is measured.
    hasMoved.current = isMeasuring.current
    if (isMeasuring.current) return
    isMeasuring.current = true
    Taro.createSelectorQuery()
      .select(`#${of}`)
      .boundingClientRect((found) => {
        isMeasuring.current = false
        // One id finds one element, or none while the page is being left.
        const place = found as Place | null
        if (!place) return
        const read = readShare(place.top, place.height, Taro.getWindowInfo().windowHeight)
        setShare(read)
        if (read === 1) onEnd?.()
        if (hasMoved.current) measure()
      })
      .exec()
  }

  usePageScroll(measure)
  useEffect(() => {
    // A short text is read without scrolling.
    Taro.nextTick(measure)
    // Once, for the text that it was drawn with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <View className="reading-progress" aria-hidden="true">
      <View className="reading-progress__line" style={{ transform: `scaleX(${share})` }} />
    </View>
  )
}
