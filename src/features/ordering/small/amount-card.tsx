import type { ReactNode } from 'react'
import type { SmallOrderQuote } from '@/wire/schemas/order-quote'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from './messages'

interface AmountCardProps {
  /** What the order would come to; undefined until the server has said. */
  quote: SmallOrderQuote | undefined
  /** The row above the sums. */
  children: ReactNode
}

/** The coupons of a small deposit, and the deposit with what they take off it, where they take something off. */
export function AmountCard({ quote, children }: AmountCardProps) {
  const discounts = quote?.discountInfoVOList ?? []
  return (
    <Card>
      {children}
      {quote && discounts.length > 0 && (
        <KeyValues
          rows={[
            { label: messages.smallDeposit, value: <Price amountFen={quote.depositAmount} /> },
            ...discounts.map(({ discountName, discountAmount }) => ({
              label: discountName,
              value: <Price amountFen={discountAmount} meaning="deduction" />,
            })),
          ]}
        />
      )}
    </Card>
  )
}
