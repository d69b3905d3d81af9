import { useState, type ReactNode } from 'react'
import { linkOf } from '@/domain/finance/loan-choice'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { useWrongFields } from '@/widgets/loan/fields/wrong-fields'
import { CarCard } from './car-card'
import { CarSheet } from './car-sheet'
import type { Car } from './cars'
import { CompareSheet } from './compare-sheet'
import { messages } from './messages'
import { NextButton } from './next-button'
import { PlanCard } from './plan-card'
import { ResultCard } from './result-card'
import { Schedule } from './schedule'
import type { Calculator as CalculatorState } from './use-calculator'

interface CalculatorProps {
  nav: ReactNode
  calculator: CalculatorState
  car: Car
  plan: WorkedOut
  /** The months of the plan instead of the plan. */
  isSchedule: boolean
  /** The plan belongs to an application: it is only read. */
  isApplied: boolean
}

/** A car, a plan, and what the plan comes to; or the plan month by month. */
export function Calculator({ nav, calculator, car, plan, isSchedule, isApplied }: CalculatorProps) {
  const { choice, change, cars, schemes } = calculator
  const [sheet, setSheet] = useState<'car' | 'compare' | null>(null)
  const wrong = useWrongFields()
  const close = () => setSheet(null)
  const openSchedule = () =>
    open('pages/financialCalculator/financialCalculator', { ...linkOf(choice), view: 'schedule' })

  return (
    <PageShell
      surface={isSchedule ? 'white' : 'canvas'}
      nav={nav}
      foot={
        !isApplied && (
          <StickyBar>
            {isSchedule ? (
              <Button kind="line" onPress={() => setSheet('compare')}>
                {messages.compare}
              </Button>
            ) : (
              <Button kind="line" onPress={wrong.unlessWrong(openSchedule)}>
                {messages.schedule}
              </Button>
            )}
            <NextButton car={car} plan={plan} unlessWrong={wrong.unlessWrong} />
          </StickyBar>
        )
      }
      overlay={
        <>
          <CarSheet isOpen={sheet === 'car'} cars={cars} car={car} onPick={change} onClose={close} />
          <CompareSheet
            isOpen={sheet === 'compare'}
            priceFen={car.priceFen}
            schemes={schemes}
            plan={plan}
            onUse={change}
            onClose={close}
          />
        </>
      }
    >
      {isSchedule ? (
        <Schedule plan={plan} />
      ) : (
        <>
          <CarCard car={car} onChange={() => setSheet('car')} />
          <ResultCard offer={plan.offer} isOld={wrong.isAny} onCompare={() => setSheet('compare')} />
          <PlanCard
            priceFen={car.priceFen}
            schemes={schemes}
            choice={choice}
            plan={plan}
            onChange={change}
            tellWrong={wrong.tell}
          />
        </>
      )}
    </PageShell>
  )
}
