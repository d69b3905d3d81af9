import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Picture } from '@/ui/picture'
import './index.scss'

export interface AvatarProps {
  /** Empty or absent draws the default figure. */
  src?: string | null
  /** Whose; empty where the name stands beside it. */
  alt: string
  size?: 24 | 28 | 36 | 40 | 48 | 64
}

/** A round portrait, or a figure where there is none. */
export function Avatar({ src, alt, size = 48 }: AvatarProps) {
  return (
    <View className={classNames('avatar', `avatar--${size}`)}>
      {src ? <Picture src={src} alt={alt} /> : <View className="avatar__figure" aria-hidden="true" />}
    </View>
  )
}
