import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import './index.scss'

export interface KeyValue {
  label: string
  value: ReactNode
}

export interface KeyValuesProps {
  rows: readonly KeyValue[]
  /** Each row is as high as a finger and has a line under it: for facts that are read one by one. */
  isRuled?: boolean
}

/** Facts in rows, label left, value right; in large type the value takes its own line. */
export function KeyValues({ rows, isRuled }: KeyValuesProps) {
  return (
    <View className={classNames('key-values', isRuled && 'key-values--ruled')}>
      {rows.map(({ label, value }, place) => (
        // Two coupons may have one name.
        <View key={place} className="key-values__row">
          <Text className="key-values__label">{label}</Text>
          <View className="key-values__value">{value}</View>
        </View>
      ))}
    </View>
  )
}
