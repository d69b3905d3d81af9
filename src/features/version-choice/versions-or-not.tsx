import { ErrorCode } from '@/wire/errors'
import { replace } from '@/services/navigation/open'
import { isRefusal } from '@/services/request/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { LoadedOrNot, type LoadedOrNotProps } from '@/ui/loaded-or-not'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

interface VersionsOrNotProps extends Required<Pick<LoadedOrNotProps, 'cards' | 'onReload'>> {
  page: AsyncPage<unknown>
}

const toModels = () => void replace('pages/order/index')

/** What stands in the place of a model's versions: that they come, that it is not on sale, or that it has none. */
export function VersionsOrNot({ page, cards, onReload }: VersionsOrNotProps) {
  if (page.status === 'failed' && isRefusal(page.error, ErrorCode.modelNotFound, ErrorCode.noLongerOffered)) {
    return (
      <EmptyView
        art="lost"
        title={messages.goneTitle}
        text={page.message}
        action={messages.toModels}
        onAction={toModels}
      />
    )
  }
  if (page.status === 'ready') {
    return (
      <EmptyView
        title={messages.noVersionTitle}
        text={messages.noVersionText}
        action={messages.toModels}
        onAction={toModels}
      />
    )
  }
  return <LoadedOrNot page={page} cards={cards} onReload={onReload} />
}
