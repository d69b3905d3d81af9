import { Text } from '@tarojs/components'
import classNames from 'classnames'
import type { IconName } from './names'
import './index.scss'

export type IconSize = 16 | 20 | 24 | 28 | 36

export interface IconProps {
  name: IconName
  size?: IconSize
  className?: string
}

/** A decorative icon in the colour of the text around it; the control that holds it carries the label. */
export function Icon({ name, size = 24, className }: IconProps) {
  return <Text className={classNames('ic', size !== 24 && `ic--${size}`, `i-${name}`, className)} aria-hidden="true" />
}
