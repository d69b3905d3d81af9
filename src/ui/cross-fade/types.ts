import type { PictureProps } from '@/ui/picture/types'

export interface CrossFadeProps extends Pick<PictureProps, 'src' | 'alt' | 'fit' | 'className'> {
  /** Whether the picture is loaded; until it is, the one before stays. */
  isReady: boolean
}
