import { Text, View } from '@tarojs/components'
import { Privilege } from '@/wire/enums/member'
import type { LevelRow } from '@/wire/schemas/member'
import { formatCount } from '@/domain/money/number-format'
import { Icon } from '@/ui/icon'
import './level-table.scss'
import { messages } from './messages'

const OTHERS = Object.values(Privilege).filter((privilege) => privilege !== Privilege.charging)

/** The levels side by side. */
export function LevelTable({ levels }: { levels: readonly LevelRow[] }) {
  return (
    <View className="level-table" role="table" aria-label={messages.guideTitle}>
      <View className="level-table__row" role="row">
        <View className="level-table__label" role="columnheader">
          {messages.level}
        </View>
        {levels.map(({ level, name }) => (
          <View key={level} className="level-table__cell t-strong" role="columnheader">
            {name}
          </View>
        ))}
      </View>
      <Row label={messages.growthRow} cells={levels.map(({ growthFrom }) => formatCount(growthFrom))} />
      <Row
        label={messages.privileges[Privilege.charging](0)}
        cells={levels.map(({ chargingKwh }) => (chargingKwh > 0 ? messages.kwh(chargingKwh) : null))}
      />
      {OTHERS.map((privilege) => (
        <Row
          key={privilege}
          label={messages.privileges[privilege](0)}
          cells={levels.map(({ privileges }) => privileges.includes(privilege))}
        />
      ))}
    </View>
  )
}

interface RowProps {
  label: string
  /** A text, or whether the level brings it; none is a dash. */
  cells: readonly (string | boolean | null)[]
}

function Row({ label, cells }: RowProps) {
  return (
    <View className="level-table__row" role="row">
      <View className="level-table__label" role="rowheader">
        {label}
      </View>
      {cells.map((cell, index) => (
        <View key={index} className="level-table__cell" role="cell">
          <Cell cell={cell} />
        </View>
      ))}
    </View>
  )
}

function Cell({ cell }: { cell: RowProps['cells'][number] }) {
  if (typeof cell === 'string') return <Text>{cell}</Text>
  return (
    <>
      {cell === true ? <Icon name="check" size={16} /> : <Text aria-hidden="true">–</Text>}
      <Text className="said">{cell === true ? messages.includes : messages.includesNot}</Text>
    </>
  )
}
