import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import type { BankTransfer } from '@/wire/schemas/balance'
import { PayStatus } from '@/wire/enums/payment'
import { readyPaths } from '@/domain/picture-upload'
import { usePictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { replace } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { KeptTiles } from '@/widgets/picture-uploads/kept-tiles'
import { StickyBar } from '@/ui/sticky-bar'
import { AccountCard } from './account-card'
import { messages } from './messages'
import { SlipCard } from './slip-card'
import { slipObstacle } from './slips'
import './transfer.scss'

interface TransferProps {
  transfer: BankTransfer
  onAnnounce: (slips: string[]) => Promise<void>
  onWithdraw: () => Promise<void>
  onLeave: () => void
}

/** One transfer from the account to send it to until it has come. */
export function Transfer({ transfer, onAnnounce, onWithdraw, onLeave }: TransferProps) {
  const { attempt, payee } = transfer
  const slips = usePictureUploads({ purpose: `transfer:${attempt.payNo}` })
  const obstacle = slipObstacle(slips.uploads)
  const isPrepared = attempt.payStatus === PayStatus.created
  const isChecking = attempt.payStatus === PayStatus.pending
  const { forget } = slips
  useEffect(() => {
    if (!isPrepared) forget()
  }, [isPrepared, forget])
  const toBalance = () => replace('pages/mall/order/balance-pay', { id: attempt.orderId })

  const foot = isPrepared ? (
    <Button
      isDisabled={obstacle !== null}
      hint={obstacle ? messages.obstacles[obstacle] : undefined}
      onPress={() => onAnnounce(readyPaths(slips.uploads))}
    >
      {messages.done}
    </Button>
  ) : (
    <>
      {isChecking && (
        <Button kind="line" onPress={onWithdraw}>
          {messages.withdraw}
        </Button>
      )}
      <Button onPress={toBalance}>{messages.toBalance}</Button>
    </>
  )
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={<StickyBar>{foot}</StickyBar>}
    >
      {payee.isSandbox && (
        <View className="transfer__note">
          <Notice tone="orange" icon="alert">
            <Text className="t-strong">{messages.sandboxTitle}</Text>
            {messages.sandboxText}
          </Notice>
        </View>
      )}
      {!isPrepared && (
        <View className="transfer__note" aria-live="polite">
          <TransferNotice transfer={transfer} />
        </View>
      )}
      <AccountCard transfer={transfer} />
      {isPrepared && <SlipCard slips={slips} />}
      {!isPrepared && transfer.slips.length > 0 && (
        <Card title={messages.receipt}>
          <KeptTiles pictures={transfer.slips} altOf={messages.picture} />
        </Card>
      )}
      {isPrepared && (
        <View className="transfer__note">
          <Notice>{messages.note}</Notice>
        </View>
      )}
    </PageShell>
  )
}

function TransferNotice({ transfer: { attempt, announcedTime } }: Pick<TransferProps, 'transfer'>) {
  if (attempt.payStatus === PayStatus.paid) {
    return (
      <Notice tone="green" icon="check">
        {messages.matched}
      </Notice>
    )
  }
  if (attempt.payStatus !== PayStatus.pending) return <Notice>{messages.closed}</Notice>
  return (
    <Notice tone="orange" icon="clock">
      <Text className="t-strong">{messages.checking}</Text>
      {messages.checkingText(announcedTime ?? attempt.createTime)}
    </Notice>
  )
}
