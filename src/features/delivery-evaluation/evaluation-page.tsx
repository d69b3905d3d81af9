import { ErrorCode } from '@/wire/errors'
import { isLost } from '@/services/async-page/is-lost'
import { open } from '@/services/navigation/open'
import { isRefusal } from '@/services/request/errors'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { OrderNotFound } from '@/widgets/order-page/order-not-found'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { EvaluationForm } from './evaluation-form'
import { messages } from './messages'
import { SentEvaluation } from './sent-evaluation'
import type { EvaluationView } from './use-evaluation'

const ROW: SkeletonBar = { widthPercent: 100, heightPx: 32 }
const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 60, heightPx: 24 },
    { widthPercent: 45, heightPx: 16 },
  ],
  [ROW, ROW, ROW, { widthPercent: 100, heightPx: 120 }],
]

/** The evaluation of a delivery: to give, as it was given, or why there is none to give. */
export function EvaluationPage({ id, page, reload, send, leave }: EvaluationView) {
  if (page.status === 'ready') {
    const { sent } = page.data
    return sent === null ? (
      <EvaluationForm evaluation={page.data} onSend={send} onLeave={leave} />
    ) : (
      <SentEvaluation evaluation={page.data} sent={sent} onLeave={leave} />
    )
  }
  const isGone = isLost(id, page, [ErrorCode.orderNotFound])
  const isNotYet = page.status === 'failed' && isRefusal(page.error, ErrorCode.deliveryNotDone)
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
      {isGone && <OrderNotFound onList={() => void open('pages/mall/order/list')} />}
      {isNotYet && (
        <EmptyView title={messages.notYetTitle} text={messages.notYetText} action={messages.toOrder} onAction={leave} />
      )}
      {!isGone && !isNotYet && <LoadedOrNot page={page} onReload={reload} cards={CARDS} />}
    </PageShell>
  )
}
