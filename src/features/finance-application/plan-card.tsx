import type { ReactNode } from 'react'
import type { FinanceApplication, LoanTerms } from '@/wire/schemas/loan'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import type { WrongFields } from '@/widgets/loan/fields/wrong-fields'
import { scheduleLink } from './loan-terms'
import { messages } from './messages'
import { PlanFigures } from './plan-figures'

interface PlanCardProps extends Partial<Pick<WrongFields, 'unlessWrong'>> {
  application: FinanceApplication
  terms: LoanTerms
  /** The fields that change the plan. */
  children?: ReactNode
}

/** The plan with what it comes to, and the way to its months. */
export function PlanCard({ application, terms, unlessWrong, children }: PlanCardProps) {
  const { vehicleTotalFen, depositFen } = application
  const openSchedule = () =>
    void open('pages/financialCalculator/financialCalculator', scheduleLink(application, terms))
  return (
    <Card
      title={messages.planTitle}
      more={messages.schedule}
      onMore={unlessWrong ? unlessWrong(openSchedule) : openSchedule}
    >
      <PlanFigures terms={terms} vehicleTotalFen={vehicleTotalFen} depositFen={depositFen}>
        {children}
      </PlanFigures>
    </Card>
  )
}
