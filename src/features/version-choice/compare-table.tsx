import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ParameterValue } from '@/wire/schemas/vehicle'
import { ParameterKind } from '@/wire/enums/vehicle'
import type { CompareRow } from './compare-rows'
import { messages } from './messages'
import './compare-table.scss'

interface CompareTableProps {
  rows: readonly CompareRow[]
}

/** Two versions, figure by figure; the better figure is strong. */
export function CompareTable({ rows }: CompareTableProps) {
  if (rows.length === 0) return <View className="compare-table__none">{messages.noDifferences}</View>
  return (
    <View role="table" aria-label={messages.table}>
      {rows.map(({ name, left, right, better }) => (
        <View key={name} className="compare-table__row" role="row">
          <View className="compare-table__name" role="rowheader">
            {name}
          </View>
          <Value value={left} isBetter={better === 'left'} />
          <Value value={right} isBetter={better === 'right'} />
        </View>
      ))}
    </View>
  )
}

interface ValueProps {
  value: ParameterValue
  isBetter: boolean
}

function Value({ value: { kind, text }, isBetter }: ValueProps) {
  const className = classNames('compare-table__value', isBetter && 'compare-table__value--better')
  if (kind === ParameterKind.text)
    return (
      <View className={className} role="cell">
        {text}
      </View>
    )
  return (
    <View
      className={className}
      role="cell"
      {...(kind === ParameterKind.none && { 'aria-label': messages.notAvailable })}
    >
      {messages.kinds[kind]}
    </View>
  )
}
