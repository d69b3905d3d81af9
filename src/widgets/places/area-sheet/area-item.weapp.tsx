import { createElement } from 'react'
import '@/ui/icon/index.scss'
import type { AreaItemProps } from './area-item-props'

/** A province or a city to choose, in the mini-program by the template "area-item": there are dozens of them. */
export function AreaItem({ name, province, isOn, hasTick, onPress }: AreaItemProps) {
  return createElement('area-item', { name, province, chosen: isOn, tick: hasTick, onTap: onPress })
}
