import type { SkeletonBar } from '@/ui/skeleton'
import { OrderPage } from '@/widgets/order-page'
import { DepositSummary } from './deposit-summary'
import { fetchDue } from './due'
import { messages } from './messages'

const LINE: SkeletonBar = { widthPercent: 100, heightPx: 16 }
const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 60, heightPx: 24 }, LINE],
  [{ widthPercent: 40, heightPx: 24 }, LINE, LINE, LINE],
  [LINE, { widthPercent: 100, heightPx: 24 }],
]

interface DepositPageProps {
  id: string
  title: string
}

/** The deposit of an order before it is paid; the cashier may take the money while the page is away. */
export function DepositPage({ id, title }: DepositPageProps) {
  return (
    <OrderPage
      id={id}
      title={title}
      cards={CARDS}
      otherStep={{ title: messages.nothingTitle, text: messages.nothingText }}
      read={() => fetchDue(id)}
      isReadOnShow
    >
      {(due, { nav, reload }) => <DepositSummary nav={nav} due={due} onReload={reload} />}
    </OrderPage>
  )
}
