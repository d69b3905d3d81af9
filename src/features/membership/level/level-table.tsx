import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { Privilege, type MemberLevel } from '@/wire/enums/member'
import type { LevelRow } from '@/wire/schemas/member'
import { formatCount } from '@/domain/money/number-format'
import { Icon } from '@/ui/icon'
import './level-table.scss'
import { messages } from './messages'

const OTHERS = Object.values(Privilege).filter((privilege) => privilege !== Privilege.charging)

interface LevelTableProps {
  levels: readonly LevelRow[]
  /** The reader's own, whose column is marked; a visitor has none. */
  own: MemberLevel | undefined
}

const cellClass = (isOwn: boolean): string => classNames('level-table__cell', isOwn && 'level-table__cell--own')

/** The levels side by side. */
export function LevelTable({ levels, own }: LevelTableProps) {
  const ownAt = levels.findIndex(({ level }) => level === own)
  return (
    <View className="level-table" role="table" aria-label={messages.guideTitle}>
      <View className="level-table__row" role="row">
        <View className="level-table__label" role="columnheader">
          {messages.level}
        </View>
        {levels.map(({ level, name }, index) => (
          <View
            key={level}
            className={classNames(cellClass(index === ownAt), 't-strong')}
            role="columnheader"
            aria-current={index === ownAt}
          >
            {name}
          </View>
        ))}
      </View>
      <Row label={messages.growthRow} ownAt={ownAt} cells={levels.map(({ growthFrom }) => formatCount(growthFrom))} />
      <Row
        label={messages.privileges[Privilege.charging](0)}
        ownAt={ownAt}
        cells={levels.map(({ chargingKwh }) => (chargingKwh > 0 ? messages.kwh(chargingKwh) : null))}
      />
      {OTHERS.map((privilege) => (
        <Row
          key={privilege}
          label={messages.privileges[privilege](0)}
          ownAt={ownAt}
          cells={levels.map(({ privileges }) => privileges.includes(privilege))}
        />
      ))}
    </View>
  )
}

interface RowProps {
  label: string
  /** The place of the reader's own level among the cells; -1 where there is none. */
  ownAt: number
  /** A text, or whether the level brings it; none is a dash. */
  cells: readonly (string | boolean | null)[]
}

function Row({ label, ownAt, cells }: RowProps) {
  return (
    <View className="level-table__row" role="row">
      <View className="level-table__label" role="rowheader">
        {label}
      </View>
      {cells.map((cell, index) => (
        <View key={index} className={cellClass(index === ownAt)} role="cell">
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
