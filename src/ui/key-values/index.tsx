import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './index.scss'

export interface KeyValue {
  label: string
  value: ReactNode
}

export interface KeyValuesProps {
  rows: readonly KeyValue[]
}

/** Facts in rows, label left, value right; in large type the value takes its own line. */
export function KeyValues({ rows }: KeyValuesProps) {
  return (
    <View className="key-values">
      {rows.map(({ label, value }) => (
        <View key={label} className="key-values__row">
          <Text className="key-values__label">{label}</Text>
          <View className="key-values__value">{value}</View>
        </View>
      ))}
    </View>
  )
}
