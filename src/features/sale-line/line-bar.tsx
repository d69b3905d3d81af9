import { View } from '@tarojs/components'
import './line-bar.scss'

interface LineBarProps {
  /** How many are done with, or stand before the shopper. */
  first: number
  /** Whether the first are let in already. */
  isMoving: boolean
  /** Whether the shopper stands in between. */
  hasOwn: boolean
  /** How many are still to go, or stand behind. */
  rest: number
}

/** The line as one sail-cut bar: let in ink, the shopper blue, the rest grey. */
export function LineBar({ first, isMoving, hasOwn, rest }: LineBarProps) {
  return (
    <View className="line-bar" aria-hidden="true">
      {first > 0 && (
        <View
          className={`line-bar__part line-bar__part--${isMoving ? 'done' : 'before'}`}
          style={{ flexGrow: first }}
        />
      )}
      {hasOwn && <View className="line-bar__part line-bar__part--own" />}
      {rest > 0 && <View className="line-bar__part line-bar__part--rest" style={{ flexGrow: rest }} />}
    </View>
  )
}
