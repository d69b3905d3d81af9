import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { messages } from '@/ui/messages'
import type { PictureProps } from './types'
import './index.scss'

interface FrameProps extends Pick<PictureProps, 'ratio' | 'fit' | 'className'> {
  hasFailed: boolean
  children: ReactNode
}

const PERCENT = 100

/** The box of a picture: its height is known before the picture, so that nothing jumps. */
export function PictureFrame({ ratio, fit = 'cover', className, hasFailed, children }: FrameProps) {
  return (
    <View
      className={classNames('picture', `picture--${fit}`, className)}
      style={ratio === undefined ? { height: '100%' } : { paddingTop: `${PERCENT / ratio}%` }}
    >
      {hasFailed ? <View className="picture__missing" aria-label={messages.pictureMissing} role="img" /> : children}
    </View>
  )
}
