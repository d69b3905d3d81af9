import classNames from 'classnames'
import { PictureFrame } from './frame'
import type { PictureProps } from './types'
import { usePictureState } from './use-picture-state'
import { SCREEN_PX, sizesOf, srcSetOf } from './widths'

/** A picture in a reserved box; in H5 the browser's own image, loaded when it comes near. */
export function Picture({ src, alt, ratio, fit, drawnPx = SCREEN_PX, isEager, className }: PictureProps) {
  const { load, onLoad, onError } = usePictureState(src)
  const srcSet = srcSetOf(src)
  return (
    <PictureFrame ratio={ratio} fit={fit} className={className} hasFailed={load === 'failed'}>
      <img
        className={classNames('picture__image', load === 'waiting' && !isEager && 'picture__image--waiting')}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizesOf(drawnPx)}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    </PictureFrame>
  )
}
