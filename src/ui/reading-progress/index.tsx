import { View } from '@tarojs/components'
import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { findBox } from '@/platform/element-box'
import { usePlainId } from '@/ui/plain-id'
import { readShare } from './read-share'
import './index.scss'

export interface ReadingProgressProps {
  /** The end of the text has been in sight; may run more than once. */
  onEnd?: () => void
  /** The text. */
  children: ReactNode
}

/** A text, and a line under the bar that grows with what has been read of it; scrolling draws only the line again. */
export function ReadingProgress({ onEnd, children }: ReadingProgressProps) {
  const id = usePlainId()
  const [share, setShare] = useState(0)
  const isMeasuring = useRef(false)
  const hasMoved = useRef(false)

  const measure = async (): Promise<void> => {
    // The last move counts, also when it comes while the one before is measured.
    hasMoved.current = isMeasuring.current
    if (isMeasuring.current) return
    isMeasuring.current = true
    const box = await findBox(id)
    isMeasuring.current = false
    if (!box) return
    const read = readShare(box.top, box.height, Taro.getWindowInfo().windowHeight)
    setShare(read)
    if (read === 1) onEnd?.()
    if (hasMoved.current) await measure()
  }

  usePageScroll(() => void measure())
  useEffect(() => {
    // A short text is read without scrolling.
    Taro.nextTick(() => void measure())
    // Once, for the text that it was drawn with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <>
      <View className="reading-progress" aria-hidden="true">
        <View className="reading-progress__line" style={{ transform: `scaleX(${share})` }} />
      </View>
      <View id={id}>{children}</View>
    </>
  )
}
