import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { LoanScheme } from '@/wire/schemas/finance'
import type { LoanChoice } from '@/domain/finance/loan-choice'
import { annualRateText } from '@/domain/money/percent-text'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { DownPaymentField } from './down-payment-field'
import './index.scss'
import { messages } from './messages'
import { SchemeChips } from './scheme-chips'
import { TermPicker } from './term-picker'
import type { TellWrong } from './wrong-fields'

export interface LoanFieldsProps {
  /** Of the car, in fen. */
  priceFen: number
  schemes: readonly LoanScheme[]
  plan: WorkedOut
  onChange: (part: LoanChoice) => void
  /** Is told of the fields that hold what is wrong. */
  tellWrong?: TellWrong
  /** Further fields, under the schemes. */
  children?: ReactNode
}

/** Everything that can be set of a loan: scheme, down payment, term. */
export function LoanFields({ priceFen, schemes, plan, onChange, tellWrong, children }: LoanFieldsProps) {
  const { scheme, termMonths, offer } = plan
  return (
    <>
      <View className="loan-fields__label">{messages.scheme}</View>
      <SchemeChips
        label={messages.scheme}
        schemes={schemes}
        selectedId={scheme.schemeId}
        onSelect={(schemeId) => onChange({ schemeId })}
      />
      {children}
      <DownPaymentField
        // What is being typed was meant for one scheme and one price.
        key={`${scheme.schemeId}/${priceFen}`}
        scheme={scheme}
        priceFen={priceFen}
        valueFen={offer.downPaymentFen}
        onChange={(downPaymentFen) => onChange({ downPaymentFen })}
        tellWrong={tellWrong}
      />
      <View className="loan-fields__term">
        <Text className="c-2">{messages.term}</Text>
        <Text className="loan-fields__rate">{messages.rateAYear(annualRateText(scheme.annualRate))}</Text>
      </View>
      <TermPicker
        label={messages.term}
        terms={scheme.termsMonths}
        selected={termMonths}
        onSelect={(months) => onChange({ termMonths: months })}
      />
      <View className="loan-fields__note">{messages.monthsNote}</View>
    </>
  )
}
