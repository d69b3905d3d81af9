import { useDidShow } from '@tarojs/taro'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { FORM_BOXES } from '../form/form-boxes'
import { messages } from '../messages'
import { wantedDraft, type CarLink } from '../car/wanted-car'
import { NewOrder } from './new-order'
import { NoOfferView } from './no-offer-view'
import { fetchOffer, type BigOffer } from './offer'
import type { NoOffer } from './big-deposit'

/** Whether the link now asks for another car than it did: one that was configured on a page in front. */
const isOutdated = (link: CarLink, offer: BigOffer | NoOffer): boolean => {
  const draft = wantedDraft(link)
  return draft !== undefined && (offer.kind !== 'offer' || !isSameChoice(draft, offer.car.snapshot))
}

/** The page that places a big order, in whatever state its loading is. */
export function NewOrderPage({ link }: { link: CarLink }) {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { page, reload } = useAsyncPage(() => fetchOffer(link), { key: JSON.stringify(link), isEnabled: isAllowed })
  const nav = <NavBar title={messages.title} onBack={() => void goBack('pages/order/index')} />

  useDidShow(() => {
    if (page.status === 'ready' && isOutdated(link, page.data)) reload()
  })

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
