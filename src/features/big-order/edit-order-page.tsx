import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { OrderNotFound } from '@/widgets/order-not-found'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { fetchEdit, type EditLink, type NoEdit } from './edit-offer'
import { EditOrder } from './edit-order'
import { FORM_BOXES } from './form-boxes'
import { messages } from './messages'

/** The page that changes a big order, in whatever state its loading is. */
export function EditOrderPage({ link }: { link: EditLink }) {
  const isAllowed = usePageGuard()
  const { page, reload } = useAsyncPage(() => fetchEdit(link), { key: JSON.stringify(link), isEnabled: isAllowed })
  const leave = () => void goBack('pages/real-order-detail/index', { id: link.orderId })
  const nav = <NavBar title={messages.editTitle} onBack={leave} />

  if (page.status !== 'ready') {
    return (
      <PageShell surface="canvas" nav={nav}>
        <LoadedOrNot page={page} cards={FORM_BOXES} onReload={reload} />
      </PageShell>
    )
  }
  if (page.data.kind !== 'edit') {
    return (
      <PageShell nav={nav}>
        <NoEditView edit={page.data} />
      </PageShell>
    )
  }
  return <EditOrder nav={nav} offer={page.data} onReload={reload} />
}

function NoEditView({ edit }: { edit: NoEdit }) {
  switch (edit.kind) {
    case 'locked':
      return (
        <EmptyView
          title={messages.lockedTitle}
          text={messages.lockedText}
          action={messages.viewOrder}
          onAction={() => void replace('pages/real-order-detail/index', { id: edit.id })}
        />
      )
    case 'notFound':
      return <OrderNotFound onList={() => void replace('pages/mall/order/list')} />
    default:
      return edit satisfies never
  }
}
