import { Text } from '@tarojs/components'
import { glyphClass, type IconSize } from './glyph-class'
import type { IconName } from './names'
import './index.scss'

export interface IconProps {
  name: IconName
  size?: IconSize
  className?: string
}

/** A decorative icon in the colour of the text around it; the control that holds it carries the label. */
export function Icon({ name, size = 24, className }: IconProps) {
  return <Text className={glyphClass(name, size, className)} aria-hidden="true" />
}
