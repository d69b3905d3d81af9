import { Text } from '@tarojs/components'
import { glyphClass, type IconSize } from '@/ui/icon/glyph-class'
import type { ExtraIconName } from './names'
import '../icon/index.scss'
import './index.scss'

export interface ExtraIconProps {
  name: ExtraIconName
  size?: IconSize
  className?: string
}

/** An `Icon` from the larger set, which only the features that use it load. */
export function ExtraIcon({ name, size = 24, className }: ExtraIconProps) {
  return <Text className={glyphClass(name, size, className)} aria-hidden="true" />
}
