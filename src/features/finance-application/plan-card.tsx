import type { ReactNode } from 'react'
import type { FinanceApplication, LoanTerms } from '@/wire/schemas/loan'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { scheduleLink } from './loan-terms'
import { messages } from './messages'
import { PlanFigures } from './plan-figures'

interface PlanCardProps {
  application: FinanceApplication
  terms: LoanTerms
  /** The fields that change the plan. */
  children?: ReactNode
}

/** The plan with what it comes to, and the way to its months. */
export function PlanCard({ application, terms, children }: PlanCardProps) {
  const { vehicleTotalFen, depositFen } = application
  const openSchedule = () =>
    void open('pages/financialCalculator/financialCalculator', scheduleLink(application, terms))
  return (
    <Card title={messages.planTitle} more={messages.schedule} onMore={openSchedule}>
      <PlanFigures terms={terms} vehicleTotalFen={vehicleTotalFen} depositFen={depositFen}>
        {children}
      </PlanFigures>
    </Card>
  )
}
