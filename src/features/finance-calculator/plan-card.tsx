import type { LoanScheme } from '@/wire/schemas/finance'
import { OWN_SCHEME_ID, type LoanChoice } from '@/domain/finance/loan-choice'
import { USUAL_RATE_BP } from '@/domain/finance/loan-input'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { Card } from '@/ui/card'
import { LoanFields } from '@/widgets/loan/fields'
import type { TellWrong } from '@/widgets/loan/fields/wrong-fields'
import { RateField } from './rate-field'

interface PlanCardProps {
  priceFen: number
  schemes: readonly LoanScheme[]
  choice: LoanChoice
  plan: WorkedOut
  onChange: (part: LoanChoice) => void
  tellWrong: TellWrong
}

/** Everything that can be set: what the lenders offer, and a rate of one's own. */
export function PlanCard({ priceFen, schemes, choice, plan, onChange, tellWrong }: PlanCardProps) {
  return (
    <Card>
      <LoanFields priceFen={priceFen} schemes={schemes} plan={plan} onChange={onChange} tellWrong={tellWrong}>
        {plan.scheme.schemeId === OWN_SCHEME_ID && (
          <RateField
            rateBp={choice.rateBp ?? USUAL_RATE_BP}
            onChange={(rateBp) => onChange({ rateBp })}
            tellWrong={tellWrong}
          />
        )}
      </LoanFields>
    </Card>
  )
}
