import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { FORM_BOXES } from './form-boxes'
import { messages } from './messages'
import { NewOrder } from './new-order'
import { NoOfferView } from './no-offer-view'
import { fetchOffer } from './offer'
import type { CarLink } from './wanted-car'

/** The page that places a big order, in whatever state its loading is. */
export function NewOrderPage({ link }: { link: CarLink }) {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { page, reload } = useAsyncPage(() => fetchOffer(link), { key: JSON.stringify(link), isEnabled: isAllowed })
  const nav = <NavBar title={messages.title} onBack={() => void goBack('pages/order/index')} />

  if (page.status !== 'ready' || !user) {
    return (
      <PageShell surface="canvas" nav={nav}>
        <LoadedOrNot page={page} cards={FORM_BOXES} onReload={reload} />
      </PageShell>
    )
  }
  const { data: offer, isRefreshing } = page
  if (offer.kind !== 'offer') {
    return (
      <PageShell nav={nav}>
        <NoOfferView offer={offer} />
      </PageShell>
    )
  }
  return <NewOrder nav={nav} user={user} link={link} offer={offer} isReloading={isRefreshing} onReload={reload} />
}
