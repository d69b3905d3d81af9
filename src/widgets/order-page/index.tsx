import type { ReactNode } from 'react'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import type { FoundOrder, NoStep } from './find-order'
import { messages } from './messages'
import { OrderNotFound } from './order-not-found'
import { OrderOrNot } from './order-or-not'

/** What is said of an order that stands at another step. */
interface OtherStepTexts {
  title: string
  text: (statusName: string) => string
}

/** How the page stands that is drawn at its step. */
export interface ReadPage {
  nav: ReactNode
  isReloading: boolean
  /** Why the latest reading failed: what is shown may be old. */
  failure: string | undefined
  reload: () => void
}

export interface OrderPageProps<Ready> {
  /** The order's. */
  id: string
  /** What else makes it another page; the order's id unless given. */
  pageKey?: string
  title: string
  /** Boxes of what is on its way. */
  cards: readonly (readonly SkeletonBar[])[]
  otherStep: OtherStepTexts
  read: () => Promise<FoundOrder<Ready>>
  /** Reads again whenever the page comes back: its step may have been taken meanwhile. */
  isReadOnShow?: boolean
  /** Draws the page at its step. */
  children: (ready: Ready, page: ReadPage) => ReactNode
}

/** A page about one step of an order, in whatever state its loading is. */
export function OrderPage<Ready>(props: OrderPageProps<Ready>) {
  const { id, pageKey = id, title, cards, otherStep, read, isReadOnShow = false, children } = props
  const isAllowed = usePageGuard()
  const { page, reload } = useAsyncPage(read, { key: pageKey, isEnabled: isAllowed })
  const nav = <NavBar title={title} onBack={() => void goBack('pages/real-order-detail/index', { id })} />

  useReadOnShow(isReadOnShow && page.status === 'ready', reload)

  if (page.status !== 'ready') {
    return (
      <PageShell surface="canvas" nav={nav}>
        <OrderOrNot id={id} page={page} cards={cards} onReload={reload} />
      </PageShell>
    )
  }
  if (page.data.kind !== 'ready') {
    return (
      <PageShell nav={nav}>
        <NoStepView found={page.data} texts={otherStep} />
      </PageShell>
    )
  }
  return <>{children(page.data, { nav, isReloading: page.isRefreshing, failure: page.refreshFailure, reload })}</>
}

function NoStepView({ found, texts }: { found: NoStep; texts: OtherStepTexts }) {
  switch (found.kind) {
    case 'otherStep': {
      const { id, statusName } = found.order
      return (
        <EmptyView
          title={texts.title}
          text={texts.text(statusName)}
          action={messages.viewOrder}
          onAction={() => void replace('pages/real-order-detail/index', { id })}
        />
      )
    }
    case 'notFound':
      return <OrderNotFound onList={() => void replace('pages/mall/order/list')} />
    default:
      return found satisfies never
  }
}
