import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchFeedback } from '@/services/api/feedback'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { FoundOrNot } from '@/widgets/found-or-not'
import { messages } from '../messages'
import { Thread } from './thread'

/** One feedback with all that was said. */
export function DetailsPage({ id, isAllowed }: { id: string; isAllowed: boolean }) {
  const { page, reload, setData } = useAsyncPage((signal) => fetchFeedback(id, { signal }), {
    key: id,
    isEnabled: isAllowed,
  })
  const leave = () => void goBack('pages/feedback/list')
  if (page.status === 'ready')
    return <Thread detail={page.data} onChanged={setData} onReload={reload} onLeave={leave} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <FoundOrNot
        id={id}
        page={page}
        onReload={reload}
        lostBy={[ErrorCode.feedbackNotFound, ErrorCode.invalidField]}
        lost={{ ...messages.lost, action: messages.listTitle }}
        onAction={() => void replace('pages/feedback/list')}
      />
    </PageShell>
  )
}
