import { View } from '@tarojs/components'
import Taro, { usePageScroll } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { readShare } from './read-share'
import './reading-progress.scss'

interface ReadingProgressProps {
  /** Id of the element that is read. */
  of: string
}

interface Place {
  top: number
  height: number
}

/** A line under the bar that grows with what has been read; only this leaf is drawn again while scrolling. */
export function ReadingProgress({ of }: ReadingProgressProps) {
  const [share, setShare] = useState(0)
  const isMeasuring = useRef(false)

  usePageScroll(() => {
    if (isMeasuring.current) return
    isMeasuring.current = true
    Taro.createSelectorQuery()
      .select(`#${of}`)
      .boundingClientRect((found) => {
        isMeasuring.current = false
        // One id finds one element, or none while the page is being left.
        const place = found as Place | null
        if (place) setShare(readShare(place.top, place.height, Taro.getWindowInfo().windowHeight))
      })
      .exec()
  })

  return (
    <View className="reading-progress" aria-hidden="true">
      <View className="reading-progress__line" style={{ transform: `scaleX(${share})` }} />
    </View>
  )
}
