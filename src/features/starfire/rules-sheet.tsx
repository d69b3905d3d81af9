import { View } from '@tarojs/components'
import type { StarfireState } from '@/wire/schemas/starfire'
import { formatCount } from '@/domain/money/number-format'
import { KeyValues, type KeyValue } from '@/ui/key-values'
import { Sheet } from '@/ui/sheet'
import { messages } from './messages'
import './rules-sheet.scss'

interface RulesSheetProps {
  isOpen: boolean
  state: StarfireState
  onClose: () => void
}

/** The rules, drawn from the tables that decide. */
export function RulesSheet({ isOpen, state: { tiers, deeds, tasks }, onClose }: RulesSheetProps) {
  const heat = (amount: number): string => messages.heat(formatCount(amount))
  return (
    <Sheet isOpen={isOpen} title={messages.rulesTitle} onClose={onClose}>
      <View className="star-rules">
        <Part
          title={messages.tiers}
          rows={tiers.map(({ name, heatFrom }) => ({ label: name, value: messages.heatFrom(formatCount(heatFrom)) }))}
        />
        <Part title={messages.deeds} rows={deeds.map((row) => ({ label: row.title, value: heat(row.heat) }))} />
        <Part
          title={messages.tasks}
          rows={tasks.map(({ title, points }) => ({ label: title, value: messages.gainLabel(formatCount(points)) }))}
        />
        <View className="star-rules__limits">{messages.limits}</View>
      </View>
    </Sheet>
  )
}

function Part({ title, rows }: { title: string; rows: readonly KeyValue[] }) {
  return (
    <>
      <View className="star-rules__title" role="heading" aria-level="3">
        {title}
      </View>
      <KeyValues rows={rows} />
    </>
  )
}
