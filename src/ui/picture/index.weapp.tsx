import { Image } from '@tarojs/components'
import classNames from 'classnames'
import { PictureFrame } from './frame'
import type { PictureProps } from './types'
import { usePictureState } from './use-picture-state'
import { sharpUrl } from './sharp-url'
import { SCREEN_PX } from './widths'

/** A picture in a reserved box, in the mini-program. */
export function Picture({ src, alt, ratio, fit = 'cover', drawnPx = SCREEN_PX, isEager, className }: PictureProps) {
  const { load, onLoad, onError } = usePictureState(src)
  return (
    <PictureFrame ratio={ratio} fit={fit} className={className} hasFailed={load === 'failed'}>
      <Image
        className={classNames('picture__image', load === 'waiting' && !isEager && 'picture__image--waiting')}
        src={sharpUrl(src, drawnPx)}
        mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
        lazyLoad={!isEager}
        {...{ role: 'img', 'aria-label': alt }}
        onLoad={onLoad}
        onError={onError}
      />
    </PictureFrame>
  )
}
