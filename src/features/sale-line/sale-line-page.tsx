import { useEffect } from 'react'
import { LineStanding } from '@/wire/enums/sale-line'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageShown } from '@/hooks/use-page-shown'
import { open, replaceRoute } from '@/services/navigation/open'
import { orderPage } from '@/services/navigation/sale-pages'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView, ErrorView } from '@/ui/state-view'
import { InLine } from './in-line'
import { LetIn } from './let-in'
import { messages } from './messages'
import { carFor, fetchOpening, type Opening } from './opening'
import { TurnOver } from './turn-over'
import { useLine, type LineControls } from './use-line'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 200 }],
  [
    { widthPercent: 60, heightPx: 24 },
    { widthPercent: 40, heightPx: 32 },
    { widthPercent: 100, heightPx: 16 },
  ],
]

interface SaleLinePageProps {
  modelId: string
  marketPostId: string
}

/** The page of a hot opening, whatever the shopper's place in its line is. */
export function SaleLinePage({ modelId, marketPostId }: SaleLinePageProps) {
  const isAllowed = usePageGuard()
  const controls = useLine(marketPostId, isAllowed)
  const { page, reload } = useAsyncPage(() => fetchOpening(modelId, marketPostId), {
    key: `${modelId}/${marketPostId}`,
    isEnabled: isAllowed,
  })
  const { line, failure, goBack, refresh } = controls

  if (page.status === 'ready' && page.data === null) return <Over goBack={goBack} />
  if (page.status === 'ready' && page.data !== null && line !== undefined)
    return <Stand {...controls} opening={page.data} line={line} />
  return (
    <PageShell surface="canvas" nav={<NavBar title="" onBack={goBack} />}>
      {failure === undefined ? (
        <LoadedOrNot page={page.status === 'ready' ? { status: 'loading' } : page} cards={CARDS} onReload={reload} />
      ) : (
        <ErrorView text={failure} onReload={refresh} />
      )}
    </PageShell>
  )
}

interface StandProps extends LineControls {
  opening: Opening
  line: NonNullable<LineControls['line']>
}

function Stand({ opening, ...controls }: StandProps) {
  const { model, allocation } = opening
  const { line, goBack } = controls
  // The configurator lies over this page; what was chosen there is read again with the next reply.
  const props = { ...opening, ...controls, car: carFor(opening) }
  const isShown = usePageShown()
  const isOpenToAll = line.standing === LineStanding.noLine
  useEffect(() => {
    if (isOpenToAll && isShown) void replaceRoute(orderPage(model.id, allocation))
  }, [isOpenToAll, isShown, model.id, allocation])

  switch (line.standing) {
    case LineStanding.outside:
    case LineStanding.full:
    case LineStanding.waiting:
      return <InLine {...props} />
    case LineStanding.letIn:
      return <LetIn {...props} />
    case LineStanding.expired:
      return <TurnOver {...props} />
    case LineStanding.ordered:
      return <Ordered {...controls} title={messages.title(model.modelName)} />
    case LineStanding.closed:
      return <Over goBack={goBack} />
    case LineStanding.noLine:
      return null
    default:
      return line.standing satisfies never
  }
}

interface OrderedProps extends Pick<LineControls, 'joinAgain' | 'goBack'> {
  title: string
}

function Ordered({ title, joinAgain, goBack }: OrderedProps) {
  return (
    <PageShell nav={<NavBar title={title} onBack={goBack} />}>
      <EmptyView
        title={messages.ordered}
        text={messages.orderedText}
        action={messages.myOrders}
        onAction={() => void open('pages/mall/order/list')}
      >
        <Button kind="link" onPress={joinAgain}>
          {messages.joinAgain}
        </Button>
      </EmptyView>
    </PageShell>
  )
}

function Over({ goBack }: { goBack: () => void }) {
  return (
    <PageShell nav={<NavBar title="" onBack={goBack} />}>
      <EmptyView title={messages.overTitle} text={messages.overText} action={messages.backToModels} onAction={goBack} />
    </PageShell>
  )
}
