import { messages } from '@/features/pos-payment/messages'
import { PosPage } from '@/features/pos-payment/pos-page'
import { usePos } from '@/features/pos-payment/use-pos'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function PosPayPage() {
  const isAllowed = usePageGuard()
  const { id = '', amountFen, payNo } = usePageParams<'pages/mall/order/pos-pay'>()
  const { page, stage, reload, check, renew, leave, timeRanOut } = usePos(
    { id, amountFen: Number(amountFen), payNo },
    isAllowed,
  )

  if (page.status === 'ready' && stage) {
    return <PosPage pos={page.data} stage={stage} onCheck={check} onRenew={renew} onEnd={timeRanOut} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}
