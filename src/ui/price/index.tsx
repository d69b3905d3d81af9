import { Text } from '@tarojs/components'
import classNames from 'classnames'
import { splitYuan } from '@/domain/money/money'
import { messages } from '@/ui/messages'
import './index.scss'

export interface PriceProps {
  amountFen: number
  /** 13 and 15 rows, 17 cards, 20 totals, 22 sticky bar, 34 what was paid, 44 cashier. */
  size?: 13 | 15 | 17 | 20 | 22 | 34 | 44
  /** A surcharge is added to the price, a deduction taken off; both write their sign. */
  meaning?: 'amount' | 'surcharge' | 'deduction'
  tone?: 'ink' | 'red' | 'inherit'
  isStruck?: boolean
  /** In the weight of text. */
  isLight?: boolean
}

const SIGNS = { amount: '', surcharge: '+ ', deduction: '− ' } as const

/** Draws an amount: symbol and decimals step down in size, "+ ¥6,000.00", "− ¥1,000.00", or "Included". */
export function Price({ amountFen, size = 15, meaning = 'amount', tone = 'ink', isStruck, isLight }: PriceProps) {
  const className = classNames(
    'price',
    `price--${size}`,
    `price--${tone}`,
    isStruck && 'price--struck',
    isLight && 'price--light',
  )
  if (meaning === 'surcharge' && amountFen === 0) return <Text className={className}>{messages.included}</Text>

  const { sign, integer, decimals } = splitYuan(amountFen)
  return (
    <Text className={className}>
      {meaning === 'amount' && sign < 0 ? SIGNS.deduction : SIGNS[meaning]}
      <Text className="price__symbol">¥</Text>
      {integer}
      <Text className="price__decimals">.{decimals}</Text>
    </Text>
  )
}
