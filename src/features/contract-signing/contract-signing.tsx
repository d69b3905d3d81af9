import { ErrorCode } from '@/wire/errors'
import { isLost } from '@/services/async-page/is-lost'
import { goBack } from '@/services/navigation/go-back'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import { SigningPage } from './signing-page'
import { useContract } from './use-contract'

/** An order has no contract to show: none yet, or the order is not the shopper's. */
const LOST_BY = [ErrorCode.contractNotFound, ErrorCode.orderNotFound] as const

const ROW: SkeletonBar = { widthPercent: 80, heightPx: 32 }
const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 80, heightPx: 16 },
  ],
  [ROW, ROW, ROW, ROW],
  [
    { widthPercent: 100, heightPx: 16 },
    { widthPercent: 100, heightPx: 16 },
  ],
]

interface ContractSigningProps {
  /** The order's. */
  id: string
  isAllowed: boolean
}

/** The signing page of an order, or what stands in its place. */
export function ContractSigning({ id, isAllowed }: ContractSigningProps) {
  const user = useUser()
  const { page, reload, setData } = useContract(id, isAllowed && id !== '')
  const leave = () =>
    void (id === '' ? goBack('pages/mall/order/list') : goBack('pages/real-order-detail/index', { id }))

  if (page.status === 'ready' && user) {
    return <SigningPage contract={page.data} user={user} onChanged={setData} onReload={reload} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      {isLost(id, page, LOST_BY) ? (
        <EmptyView
          art="lost"
          title={messages.notReadyTitle}
          text={messages.notReadyText}
          action={messages.actions.toOrder}
          onAction={leave}
        />
      ) : (
        <LoadedOrNot page={page} onReload={reload} cards={CARDS} />
      )}
    </PageShell>
  )
}
