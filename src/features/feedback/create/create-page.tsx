import { useEffect, useState } from 'react'
import { useKeptQuery } from '@/hooks/use-kept-query'
import { goBack } from '@/services/navigation/go-back'
import { randomId } from '@/services/storage/random-id'
import { useUser } from '@/stores/session'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from '../messages'
import { FeedbackForm } from './feedback-form'

interface CreatePageProps {
  /** The draft to go on with; a new one without. */
  id?: string
  isAllowed: boolean
}

/** Writing a feedback; a reload finds its draft by the page's address. */
export function CreatePage({ id: wanted, isAllowed }: CreatePageProps) {
  const user = useUser()
  const [id] = useState(() => wanted ?? randomId())
  const keepQuery = useKeptQuery()
  // `keepQuery` does the same in each render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => keepQuery({ id }), [id])
  const leave = () => void goBack('pages/feedback/list')
  if (!isAllowed || user === undefined) {
    return <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />} />
  }
  return <FeedbackForm key={`${user.id} ${id}`} userId={user.id} id={id} onLeave={leave} />
}
