import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import './index.scss'

export interface PosterHeadProps {
  /** A poster: as wide as the column, with more sky above and more ground below than the head shows. */
  picture: string
  /** What is to be seen. */
  alt: string
  /** Class of the caller's own, which says how high the head is and where the poster lies. */
  className?: string
  /** Words on the sky; where they grow, so does the head. */
  children?: ReactNode
}

/** The head of a page over a poster, from the top edge of the screen: it lies under a bar that is afloat. */
export function PosterHead({ picture, alt, className, children }: PosterHeadProps) {
  return (
    <View className={classNames('poster-head', className)}>
      <View
        className="poster-head__picture"
        style={{ backgroundImage: `url("${picture}")` }}
        role="img"
        aria-label={alt}
      />
      <View className="poster-head__veil" />
      {children !== undefined && <View className="poster-head__words">{children}</View>}
    </View>
  )
}
