import { Text } from '@tarojs/components'
import classNames from 'classnames'
import './index.scss'

/** More than this many is written as "99+". */
const MAX_COUNT = 99

export interface BadgeProps {
  /** Absent draws a dot without a number. */
  count?: number
  /** After a word instead of on an icon. */
  isBeside?: boolean
}

/** A red count or dot at the top right of the icon that it sits in; the control's label says it in words. */
export function Badge({ count, isBeside }: BadgeProps) {
  return (
    <Text
      className={classNames('badge', isBeside && 'badge--beside', count === undefined && 'badge--dot')}
      aria-hidden="true"
    >
      {count !== undefined && (count > MAX_COUNT ? `${MAX_COUNT}+` : count)}
    </Text>
  )
}
