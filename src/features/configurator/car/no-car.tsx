import { ErrorCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { open } from '@/services/navigation/open'
import { isLoggedOut, isRefusal } from '@/services/request/errors'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { LogInToSee } from '@/widgets/log-in-to-see'
import { messages } from '../messages'

interface NoCarProps {
  page: AsyncPage<unknown>
  onReload: () => void
}

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 200 }],
  [
    { widthPercent: 50, heightPx: 24 },
    { widthPercent: 100, heightPx: 32 },
  ],
  [
    { widthPercent: 50, heightPx: 24 },
    { widthPercent: 100, heightPx: 120 },
  ],
]

/** What another try would not change, by its title. */
const titleOf = (error: unknown): string | undefined => {
  if (isRefusal(error, ErrorCode.shareNotFound, ErrorCode.configurationNotFound)) return messages.brokenLinkTitle
  if (isRefusal(error, ErrorCode.modelNotFound, ErrorCode.versionNotFound)) return messages.unknownCarTitle
  if (isRefusal(error, ErrorCode.orderNotFound)) return messages.unknownOrderTitle
  return isRefusal(error, ErrorCode.noLongerOffered) ? messages.goneCarTitle : undefined
}

/** The page without a car: on its way, failed, or a link that leads to none, with the next step. */
export function NoCar({ page, onReload }: NoCarProps) {
  if (page.status === 'failed' && isLoggedOut(page.error)) return <LogInToSee />
  const title = page.status === 'failed' ? titleOf(page.error) : undefined
  if (page.status !== 'failed' || title === undefined) {
    return <LoadedOrNot page={page} cards={CARDS} onReload={onReload} />
  }
  return (
    <EmptyView
      art="lost"
      title={title}
      text={page.message}
      action={messages.seeCars}
      onAction={() => void open('pages/order/index')}
    />
  )
}
