import type { ReactNode } from 'react'
import type { Topic } from '@/wire/schemas/topic'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchTopic } from '@/services/api/topic'
import { open } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { FoundOrNot } from '@/widgets/found-or-not'
import { messages } from './messages'

interface TopicOrGoneProps {
  id: string
  /** Of the page while there is nothing to show. */
  title: string
  onBack: () => void
  children: (topic: Topic, reload: () => void) => ReactNode
}

/** A topic or a hashtag once it is there; one that is gone says so and leads to the others. */
export function TopicOrGone({ id, title, onBack, children }: TopicOrGoneProps) {
  const { page, reload } = useAsyncPage((signal) => fetchTopic(id, { signal }), {
    key: id,
    isEnabled: id !== '',
    isReadersOwn: true,
  })
  // A post of it may have been written or deleted meanwhile.
  useReadOnShow(page.status === 'ready', reload)
  if (page.status === 'ready') return <>{children(page.data, reload)}</>
  return (
    <PageShell nav={<NavBar title={title} onBack={onBack} />}>
      <FoundOrNot
        id={id}
        page={page}
        onReload={reload}
        lostBy={[ErrorCode.topicNotFound]}
        lost={messages.lost}
        onAction={() => void open('pages/topiclist/view')}
      />
    </PageShell>
  )
}
