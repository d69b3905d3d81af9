import { Video } from '@tarojs/components'
import type { ClipProps } from './types'
import './index.scss'

/** A clip that plays as soon as it is drawn and fills its parent, in WeChat's player. */
export function Clip({ src, poster, label }: ClipProps) {
  return <Video className="clip" src={src} poster={poster} title={label} controls autoplay objectFit="cover" />
}
