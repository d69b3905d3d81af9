import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { LoanPaper } from '@/wire/enums/finance'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { messages } from './messages'
import './paper-row.scss'

const ICONS = {
  [LoanPaper.identity]: 'card',
  [LoanPaper.income]: 'document',
} as const satisfies Record<LoanPaper, ExtraIconName>

interface PaperRowProps {
  kind: LoanPaper
  /** Right of the name: a tag. */
  value?: ReactNode
  children: ReactNode
}

/** One paper: its name, and under it its pictures. */
export function PaperRow({ kind, value, children }: PaperRowProps) {
  return (
    <View className="paper">
      <View className="paper__head">
        <ExtraIcon name={ICONS[kind]} size={20} />
        <Text className="grow">{messages.papers[kind]}</Text>
        {value}
      </View>
      {children}
    </View>
  )
}
