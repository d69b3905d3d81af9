import { useShareAppMessage } from '@tarojs/taro'
import { useAsyncPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { messages } from '../messages'
import { BookingForm } from './booking-form'
import type { BookingStart } from './draft'
import { fetchBookingOffer } from './offer'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 120 }],
  [
    { widthPercent: 60, heightPx: 24 },
    { widthPercent: 80, heightPx: 16 },
  ],
  [{ widthPercent: 100, heightPx: 200 }],
]

/** The page that books an hour at a shop, which a visitor fills in, too. */
export function BookingPage(start: BookingStart) {
  const { page, reload } = useAsyncPage(() => fetchBookingOffer())
  useShareAppMessage(() => ({ title: messages.bookTitle, path: '/pages/drive-record/booking/booking' }))
  const nav = <NavBar title={messages.bookTitle} onBack={() => void goBack('pages/order/index')} />
  if (page.status === 'ready') return <BookingForm nav={nav} start={start} offer={page.data} onOutdated={reload} />
  return (
    <PageShell surface="canvas" nav={nav}>
      <LoadedOrNot page={page} onReload={reload} cards={CARDS} />
    </PageShell>
  )
}
