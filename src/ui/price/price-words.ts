import classNames from 'classnames'
import { splitYuan } from '@/domain/money/money'
import { messages } from '@/ui/messages'

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

/** An amount in its parts, or what is said in place of one. */
type PriceWords = { className: string } & ({ said: string } | { sign: string; integer: string; decimals: string })

const SIGNS = { amount: '', surcharge: '+ ', deduction: '− ' } as const

/** What is written of an amount: "+ ¥6,000.00", "− ¥1,000.00", or "Included". */
export const priceWords = (props: PriceProps): PriceWords => {
  const { amountFen, size = 15, meaning = 'amount', tone = 'ink', isStruck, isLight } = props
  const className = classNames(
    'price',
    `price--${size}`,
    `price--${tone}`,
    isStruck && 'price--struck',
    isLight && 'price--light',
  )
  if (meaning === 'surcharge' && amountFen === 0) return { className, said: messages.included }
  const { sign, integer, decimals } = splitYuan(amountFen)
  return { className, sign: SIGNS[meaning === 'amount' && sign < 0 ? 'deduction' : meaning], integer, decimals }
}
