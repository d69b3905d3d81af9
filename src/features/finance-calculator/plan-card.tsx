import { Text, View } from '@tarojs/components'
import type { LoanScheme } from '@/contract/entities/finance'
import { USUAL_RATE_BP } from '@/domain/loan-input'
import { Card } from '@/ui/card'
import type { CalculatorChoice } from './choice'
import { DownPaymentField } from './down-payment-field'
import { messages } from './messages'
import { OWN_SCHEME_ID } from './own-scheme'
import { annualRateText } from './percent-text'
import './plan-card.scss'
import { RateField } from './rate-field'
import { SchemeChips } from './scheme-chips'
import { TermPicker } from './term-picker'
import type { WorkedOut } from './work-out'

interface PlanCardProps {
  priceFen: number
  schemes: readonly LoanScheme[]
  choice: CalculatorChoice
  plan: WorkedOut
  onChange: (part: CalculatorChoice) => void
}

/** Everything that can be set: scheme, rate of one's own, down payment, term. */
export function PlanCard({ priceFen, schemes, choice, plan, onChange }: PlanCardProps) {
  const { scheme, termMonths, offer } = plan
  return (
    <Card>
      <View className="plan__label">{messages.scheme}</View>
      <SchemeChips
        label={messages.scheme}
        schemes={schemes}
        selectedId={scheme.schemeId}
        onSelect={(schemeId) => onChange({ schemeId })}
      />
      {scheme.schemeId === OWN_SCHEME_ID && (
        <RateField rateBp={choice.rateBp ?? USUAL_RATE_BP} onChange={(rateBp) => onChange({ rateBp })} />
      )}
      <DownPaymentField
        // What is being typed was meant for one scheme and one price.
        key={`${scheme.schemeId}/${priceFen}`}
        scheme={scheme}
        priceFen={priceFen}
        valueFen={offer.downPaymentFen}
        onChange={(downPaymentFen) => onChange({ downPaymentFen })}
      />
      <View className="plan__term">
        <Text className="c-2">{messages.term}</Text>
        <Text className="plan__rate">{messages.rateAYear(annualRateText(scheme.annualRate))}</Text>
      </View>
      <TermPicker
        label={messages.term}
        terms={scheme.termsMonths}
        selected={termMonths}
        onSelect={(months) => onChange({ termMonths: months })}
      />
      <View className="plan__note">{messages.monthsNote}</View>
    </Card>
  )
}
