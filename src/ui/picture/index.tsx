import classNames from 'classnames'
import { PictureFrame } from './frame'
import { srcSetOf } from './src-set'
import type { PictureProps } from './types'
import { usePictureState } from './use-picture-state'

/** A picture in a reserved box; in H5 the browser's own image, loaded when it comes near. */
export function Picture({ src, alt, ratio, fit, isEager, className }: PictureProps) {
  const { load, onLoad, onError } = usePictureState(src)
  return (
    <PictureFrame ratio={ratio} fit={fit} className={className} hasFailed={load === 'failed'}>
      <img
        className={classNames('picture__image', load === 'waiting' && !isEager && 'picture__image--waiting')}
        src={src}
        srcSet={srcSetOf(src)}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    </PictureFrame>
  )
}
