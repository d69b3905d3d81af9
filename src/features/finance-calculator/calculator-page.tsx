import { useShareAppMessage } from '@tarojs/taro'
import type { LoanLink } from '@/domain/finance/loan-choice'
import { usePageTitle } from '@/hooks/use-page-title'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Calculator } from './calculator'
import { leaveCalculator } from './leave'
import { messages } from './messages'
import { NoCar } from './no-car'
import { shareOfPlan } from './share'
import { useCalculator } from './use-calculator'

const CARDS = [
  [{ widthPercent: 80, heightPx: 32 }],
  [
    { widthPercent: 40, heightPx: 16 },
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 100, heightPx: 24 },
  ],
  [
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
  ],
] as const

interface CalculatorPageProps {
  link: LoanLink
  view: string | undefined
  /** Whose application the months belong to. */
  orderId: string | undefined
}

/** The page of the loan calculator, or of the months of its plan. */
export function CalculatorPage({ link, view, orderId }: CalculatorPageProps) {
  const isSchedule = view === 'schedule'
  const calculator = useCalculator(link, { ...(view && { view }), ...(orderId && { orderId }) })
  const { page, car, plan, choice, isEmpty, reload } = calculator
  useShareAppMessage(() => shareOfPlan(calculator))
  const title = isSchedule ? messages.scheduleTitle : messages.title
  usePageTitle(title)
  const nav = <NavBar title={title} onBack={() => void leaveCalculator({ isSchedule, orderId }, choice)} />
  if (car && plan) {
    const isApplied = isSchedule && orderId !== undefined
    return (
      <Calculator
        nav={nav}
        calculator={calculator}
        car={car}
        plan={plan}
        isSchedule={isSchedule}
        isApplied={isApplied}
      />
    )
  }
  return (
    <PageShell surface="canvas" nav={nav}>
      {isEmpty ? <NoCar /> : <LoadedOrNot page={page} cards={CARDS} onReload={reload} />}
    </PageShell>
  )
}
