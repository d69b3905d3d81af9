import { messages } from '@/features/bank-transfer/messages'
import { TransferPage } from '@/features/bank-transfer/transfer-page'
import { useTransfer } from '@/features/bank-transfer/use-transfer'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function BankTransferPage() {
  const isAllowed = usePageGuard()
  const { id = '', amountFen, payNo } = usePageParams<'pages/mall/order/bank-transfer'>()
  const { page, reload, announce, withdraw, leave } = useTransfer(
    { id, amountFen: Number(amountFen), payNo },
    isAllowed,
  )

  if (page.status === 'ready') {
    return <TransferPage transfer={page.data} onAnnounce={announce} onWithdraw={withdraw} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}
