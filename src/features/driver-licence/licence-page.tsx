import { useAsyncPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { DriverLicence } from './driver-licence'
import { fetchLicence } from './fetch-licence'
import { messages } from './messages'

const FRAME: readonly SkeletonBar[] = [
  { widthPercent: 20, heightPx: 16 },
  { widthPercent: 100, heightPx: 200 },
]
const CARDS = [
  [
    { widthPercent: 70, heightPx: 32 },
    { widthPercent: 90, heightPx: 16 },
  ],
  FRAME,
  FRAME,
] as const

/** The licence, once it is known what the server has of it. */
export function LicencePage({ isAllowed }: { isAllowed: boolean }) {
  const { page, reload } = useAsyncPage(fetchLicence, { isEnabled: isAllowed })
  const leave = () => goBack('pages/profile/index')
  if (page.status === 'ready') return <DriverLicence licence={page.data} onReload={reload} onLeave={leave} />
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} cards={CARDS} />
    </PageShell>
  )
}
