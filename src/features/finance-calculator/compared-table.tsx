import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ComparedLine } from './compare'
import './compared-table.scss'
import { messages } from './messages'

/** Two plans side by side; where they differ, the figures stand out. */
export function ComparedTable({ lines }: { lines: readonly ComparedLine[] }) {
  return (
    <View role="table" aria-label={messages.compareTitle}>
      <View className="compared compared--head" role="row">
        <View className="compared__label" role="cell" />
        <View className="compared__value" role="columnheader">
          {messages.thisPlan}
        </View>
        <View className="compared__value" role="columnheader">
          {messages.otherPlan}
        </View>
      </View>
      {lines.map(({ label, ours, others }) => (
        <View key={label} className={classNames('compared', ours !== others && 'compared--differs')} role="row">
          <View className="compared__label" role="rowheader">
            {label}
          </View>
          <View className="compared__value" role="cell">
            {ours}
          </View>
          <View className="compared__value" role="cell">
            {others}
          </View>
        </View>
      ))}
    </View>
  )
}
