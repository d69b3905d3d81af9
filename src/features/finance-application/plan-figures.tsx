import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { LoanTerms } from '@/wire/schemas/loan'
import { annualRateText, shareText } from '@/domain/money/percent-text'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './plan-figures.scss'

interface PlanFiguresProps {
  terms: LoanTerms
  vehicleTotalFen: number
  depositFen: number
  children?: ReactNode
}

/** What a plan comes to: a month first, then everything that it is made of. `children` stand between the two. */
export function PlanFigures({ terms, vehicleTotalFen, depositFen, children }: PlanFiguresProps) {
  const { termMonths, monthlyFen, annualRate, downPaymentRatio, downPaymentFen, loanFen, interestFen } = terms
  const rows = [
    { label: messages.vehicleTotal, amountFen: vehicleTotalFen },
    { label: messages.downPayment(shareText(downPaymentRatio)), amountFen: downPaymentFen },
    { label: messages.depositCounted, amountFen: depositFen },
    { label: messages.loan, amountFen: loanFen },
    { label: messages.interest, amountFen: interestFen },
  ]
  return (
    <>
      <View className="plan-figures">
        <View role="status">
          <View className="plan-figures__label">{messages.monthly(termMonths)}</View>
          <Price amountFen={monthlyFen} size={22} />
        </View>
        <View className="plan-figures__rate">
          <View className="plan-figures__label">{messages.rate}</View>
          <View className="t-h3">{messages.percent(annualRateText(annualRate))}</View>
        </View>
      </View>
      {children}
      <KeyValues rows={rows.map(({ label, amountFen }) => ({ label, value: <Price amountFen={amountFen} /> }))} />
    </>
  )
}
