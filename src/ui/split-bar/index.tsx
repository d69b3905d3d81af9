import { View } from '@tarojs/components'
import { Price } from '@/ui/price'
import { SailLine, type SailTone } from '@/ui/sail-line'
import './index.scss'

/** A part of a sum; also without colour the parts stand apart, by their order in the legend. */
interface SplitPart {
  label: string
  amountFen: number
  tone: SailTone
}

export interface SplitBarProps {
  /** Two to four. */
  parts: readonly SplitPart[]
}

/** A sum and its parts: a sail-cut bar in their proportion over a legend with the amounts. */
export function SplitBar({ parts }: SplitBarProps) {
  return (
    <View className="split-bar">
      <SailLine parts={parts.map(({ label, amountFen, tone }) => ({ key: label, share: amountFen, tone }))} />
      <View className="split-bar__legend">
        {parts.map(({ label, amountFen, tone }) => (
          <View key={label} className="split-bar__entry">
            <View className="split-bar__label">
              <View className="split-bar__key">
                <SailLine parts={[{ key: label, share: 1, tone }]} />
              </View>
              {label}
            </View>
            <Price amountFen={amountFen} size={13} />
          </View>
        ))}
      </View>
    </View>
  )
}
