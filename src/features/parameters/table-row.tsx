import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { ParameterValue } from '@/wire/schemas/vehicle'
import { ParameterKind } from '@/wire/enums/vehicle'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import './table-row.scss'
import type { RowView } from './view-groups'

interface TableRowProps {
  row: RowView
  chosenIndex: number
  /** In large type the name stands over its values. */
  isLarge: boolean
}

/** One parameter: its name, and what each version has; what tells versions apart stands out. */
export function TableRow({ row, chosenIndex, isLarge }: TableRowProps) {
  const { name, footnote, values, isSame, isFound } = row
  return (
    <View
      className={classNames(
        'table-row',
        isLarge && 'table-row--large',
        isSame && 'table-row--same',
        !isFound && 'table-row--gone',
      )}
      role="row"
    >
      <View className="table-row__name" role="rowheader">
        <View>
          {name}
          {footnote !== null && (
            <Text className="table-row__note" aria-label={messages.note(footnote)}>
              {footnote}
            </Text>
          )}
        </View>
      </View>
      <View className="table-row__values">
        {values.map((value, index) => (
          <Value key={index} value={value} isChosen={index === chosenIndex} />
        ))}
      </View>
    </View>
  )
}

function Value({ value: { kind, text }, isChosen }: { value: ParameterValue; isChosen: boolean }) {
  const className = classNames('table-row__value', isChosen && 'table-row__value--chosen')
  switch (kind) {
    case ParameterKind.text:
      return (
        <View className={className} role="cell">
          {text}
        </View>
      )
    case ParameterKind.option:
      return (
        <View className={className} role="cell">
          {messages.option}
        </View>
      )
    case ParameterKind.standard:
      return (
        <View className={className} role="cell" aria-label={messages.standard}>
          <Icon name="check" size={16} />
        </View>
      )
    case ParameterKind.none:
      return (
        <View className={className} role="cell" aria-label={messages.none}>
          {messages.dash}
        </View>
      )
    default:
      return kind satisfies never
  }
}
