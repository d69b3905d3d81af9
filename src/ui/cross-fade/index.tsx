import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Picture } from '@/ui/picture'
import type { PictureProps } from '@/ui/picture/types'
import { useLayers } from './use-layers'
import './index.scss'

export interface CrossFadeProps extends Pick<PictureProps, 'src' | 'alt' | 'fit' | 'className'> {
  /** Whether the picture is loaded; until it is, the one before stays. */
  isReady: boolean
}

/**
 * Two pictures in one place: a new one fades in over the one before. The class of the box tells which is in front, so
 * that a change is one address and one class on its way to a mini-program's view.
 */
export function CrossFade({ src, alt, fit, isReady, className }: CrossFadeProps) {
  const { sources, front } = useLayers(src, isReady)
  return (
    <View className={classNames('cross-fade', `cross-fade--${front}`, className)} role="img" aria-label={alt}>
      {sources.map((source, layer) => (
        <Picture
          key={layer}
          className={`cross-fade__layer cross-fade__layer--${layer}`}
          src={source}
          alt=""
          fit={fit}
          isEager
        />
      ))}
    </View>
  )
}
