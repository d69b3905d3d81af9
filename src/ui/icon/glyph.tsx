import { Text } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactElement } from 'react'

export interface GlyphProps<Name extends string> {
  name: Name
  size?: 16 | 20 | 24 | 28 | 36
  className?: string
}

/** An icon of either set: its class has the drawing. */
export const glyph = ({ name, size = 24, className }: GlyphProps<string>): ReactElement => (
  <Text className={classNames('ic', size !== 24 && `ic--${size}`, `i-${name}`, className)} aria-hidden="true" />
)
