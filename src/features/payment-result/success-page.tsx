import { SubscriptionScene } from '@/wire/enums/subscription'
import { usePageGuard } from '@/hooks/use-page-guard'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { ErrorView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { SubscriptionAsk } from '@/widgets/subscription/subscription-ask'
import { explore, leaveResult, viewOrder } from './leave'
import { messages } from './messages'
import { Success } from './success'
import { useResult } from './use-result'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 100, heightPx: 120 },
  ],
  [
    { widthPercent: 30, heightPx: 24 },
    { widthPercent: 80, heightPx: 16 },
    { widthPercent: 80, heightPx: 16 },
  ],
]

interface SuccessPageProps {
  id: string
}

/** The page of a payment that succeeded. */
export function SuccessPage({ id }: SuccessPageProps) {
  const isAllowed = usePageGuard()
  const { page, reload, isHere } = useResult(id, 'successful', isAllowed)
  const nav = <NavBar onBack={() => void leaveResult(id)} />

  if (page.status === 'ready' && isHere) {
    return (
      <PageShell
        nav={nav}
        foot={
          <StickyBar>
            <Button kind="line" onPress={explore}>
              {messages.explore}
            </Button>
            <Button onPress={() => viewOrder(id)}>{messages.viewOrder}</Button>
          </StickyBar>
        }
      >
        <Success {...page.data} />
        <SubscriptionAsk scene={SubscriptionScene.order} subject={id} />
      </PageShell>
    )
  }
  return (
    <PageShell nav={nav}>
      {page.status === 'loading' && <Skeleton cards={CARDS} />}
      {(page.status === 'failed' || page.status === 'timedOut') && <ErrorView text={page.message} onReload={reload} />}
    </PageShell>
  )
}
