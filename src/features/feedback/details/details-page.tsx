import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchFeedback } from '@/services/api/feedback'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { isRefusal } from '@/services/request/errors'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { messages } from '../messages'
import { Thread } from './thread'

/** One feedback with all that was said. */
export function DetailsPage({ id, isAllowed }: { id: string; isAllowed: boolean }) {
  const { page, reload, setData } = useAsyncPage((signal) => fetchFeedback(id, { signal }), {
    key: id,
    isEnabled: isAllowed,
  })
  const isLost =
    id === '' || (page.status === 'failed' && isRefusal(page.error, ErrorCode.feedbackNotFound, ErrorCode.invalidField))
  const leave = () => void goBack('pages/feedback/list')
  if (page.status === 'ready')
    return <Thread detail={page.data} onChanged={setData} onReload={reload} onLeave={leave} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      {isLost ? (
        <EmptyView
          art="lost"
          title={messages.lostTitle}
          text={messages.lostText}
          action={messages.listTitle}
          onAction={() => void replace('pages/feedback/list')}
        />
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </PageShell>
  )
}
