import { View } from '@tarojs/components'
import type { PosPayment } from '@/wire/schemas/balance'
import { replace } from '@/services/navigation/open'
import { returnTo } from '@/services/navigation/return-to'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { CodeCard } from './code-card'
import { messages } from './messages'
import { PlaceCard } from './place-card'
import type { ShownState } from './pos-progress'
import { StatusCard } from './status-card'
import './pos-code.scss'

interface PosCodeProps {
  pos: PosPayment
  state: ShownState
  onCheck: () => Promise<void>
  onRenew: () => Promise<void>
  onLeave: () => void
}

/** The code for the till, what happens there, and the ways on. */
export function PosCode({ pos, state, onCheck, onRenew, onLeave }: PosCodeProps) {
  const { orderId: id, amountFen, payNo } = pos.attempt
  const another = () => returnTo('pages/mall/order/casher', { id, amountFen: String(amountFen) })
  const toBalance = () => replace('pages/mall/order/balance-pay', { id })
  const notice = noticeOf(state)
  const foot =
    state === 'paid' ? (
      <Button onPress={() => replace('pages/successful/index', { id, payNo })}>{messages.goOn}</Button>
    ) : state === 'taken' ? (
      <Button kind="line" onPress={toBalance}>
        {messages.viewBalance}
      </Button>
    ) : (
      <>
        <Button kind="line" onPress={another}>
          {messages.another}
        </Button>
        {state === 'ended' && <Button onPress={onRenew}>{messages.newCode}</Button>}
      </>
    )
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={<StickyBar>{foot}</StickyBar>}
    >
      <CodeCard pos={pos} state={state} />
      {notice !== null && (
        <View className="pos-page__note" role="status">
          <Notice tone={notice.tone} icon={notice.icon}>
            {notice.text}
          </Notice>
        </View>
      )}
      <StatusCard state={state} />
      <PlaceCard pos={pos} onCheck={onCheck} />
    </PageShell>
  )
}

const noticeOf = (state: ShownState) => {
  switch (state) {
    case 'waiting':
      return null
    case 'taken':
      return { tone: 'orange', icon: 'clock', text: messages.atTill } as const
    case 'paid':
      return { tone: 'green', icon: 'check', text: messages.paid } as const
    case 'ended':
      return { tone: 'orange', icon: 'clock', text: messages.hasEnded } as const
    default:
      return state satisfies never
  }
}
