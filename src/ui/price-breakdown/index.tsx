import { View } from '@tarojs/components'
import { messages } from '@/ui/messages'
import { Price } from '@/ui/price'
import './index.scss'

export interface PriceRow {
  name: string
  /** What kind of part it is, under its name. */
  kind: string
  /** 0 reads "Included". */
  amountFen: number
}

export interface PriceBreakdownProps {
  rows: readonly PriceRow[]
  totalLabel: string
  totalFen: number
}

/** What a sum is made of, one part a row, and the sum. */
export function PriceBreakdown({ rows, totalLabel, totalFen }: PriceBreakdownProps) {
  return (
    <View>
      {rows.map(({ name, kind, amountFen }) => (
        <View key={`${kind}/${name}`} className="price-breakdown__row">
          <View className="price-breakdown__text">
            <View>{name}</View>
            <View className="price-breakdown__kind">{kind}</View>
          </View>
          <View className="price-breakdown__price">
            {amountFen === 0 ? messages.included : <Price amountFen={amountFen} />}
          </View>
        </View>
      ))}
      <View className="price-breakdown__total">
        <View>{totalLabel}</View>
        <Price amountFen={totalFen} size={22} />
      </View>
    </View>
  )
}
