import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Picture } from '@/ui/picture'
import { frontOf } from './layers'
import type { CrossFadeProps } from './types'
import { useLayers } from './use-layers'
import './index.scss'

/** Two pictures in one place: a new one fades in over the one before, whose name it takes. */
export function CrossFade({ src, alt, fit, isReady, className }: CrossFadeProps) {
  const layers = useLayers(src, alt, isReady)
  const front = frontOf(layers)
  return (
    <View
      className={classNames('cross-fade', `cross-fade--${front}`, className)}
      role="img"
      aria-label={layers[front].alt}
    >
      {layers.map((layer, index) => (
        <Picture
          key={index}
          className={`cross-fade__layer cross-fade__layer--${index}`}
          src={layer.src}
          alt=""
          fit={fit}
          isEager
        />
      ))}
    </View>
  )
}
