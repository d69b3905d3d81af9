import Taro from '@tarojs/taro'
import { Video } from '@tarojs/components'
import { useEffect } from 'react'
import { usePlainId } from '@/ui/plain-id'
import type { ClipProps } from './types'
import './index.scss'

/** A clip that plays as soon as it is drawn, fills its parent and stops out of sight, in WeChat's player. */
export function Clip({ src, poster, label }: ClipProps) {
  const id = usePlainId()
  useEffect(() => {
    const { page } = Taro.getCurrentInstance()
    const observer = Taro.createIntersectionObserver(page ?? {})
    // What was just rendered reaches the view a moment later.
    Taro.nextTick(() => {
      observer.relativeToViewport().observe(`#${id}`, ({ intersectionRatio }) => {
        if (!intersectionRatio) Taro.createVideoContext(id).pause()
      })
    })
    return () => observer.disconnect()
  }, [id])
  return <Video id={id} className="clip" src={src} poster={poster} title={label} controls autoplay objectFit="cover" />
}
