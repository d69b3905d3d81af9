import { useShareAppMessage } from '@tarojs/taro'
import { Calculator } from '@/features/finance-calculator/calculator'
import { leaveCalculator } from '@/features/finance-calculator/leave'
import { messages } from '@/features/finance-calculator/messages'
import { NoCar } from '@/features/finance-calculator/no-car'
import { shareOfPlan } from '@/features/finance-calculator/share'
import { useCalculator } from '@/features/finance-calculator/use-calculator'
import { usePageParams } from '@/hooks/use-page-params'
import { usePageTitle } from '@/hooks/use-page-title'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

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

export default function FinancialCalculatorPage() {
  const { view, orderId, ...link } = usePageParams<'pages/financialCalculator/financialCalculator'>()
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
