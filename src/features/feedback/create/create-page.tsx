import { useEffect, useState } from 'react'
import { FeedbackCategory, FeedbackLimit } from '@/wire/enums/feedback'
import { keepQuery } from '@/services/navigation/current-route'
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
  /** What a page that leads here puts into a new one: a category, and words to go on from. */
  category?: string
  words?: string
  isAllowed: boolean
}

const categoryOf = (text: string | undefined): FeedbackCategory | null =>
  Object.values(FeedbackCategory).find((category) => String(category) === text) ?? null

const leave = () => void goBack('pages/feedback/list')

/** Writing a feedback; a reload finds its draft by the page's address. */
export function CreatePage({ id: wanted, category, words, isAllowed }: CreatePageProps) {
  const user = useUser()
  const [id] = useState(() => wanted ?? randomId())
  useEffect(() => {
    keepQuery({ id, ...(category !== undefined && { category }), ...(words !== undefined && { words }) })
  }, [id, category, words])
  if (!isAllowed || user === undefined) {
    return <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />} />
  }
  return (
    <FeedbackForm
      key={`${user.id} ${id}`}
      userId={user.id}
      id={id}
      begun={{ category: categoryOf(category), content: (words ?? '').slice(0, FeedbackLimit.words) }}
      onLeave={leave}
    />
  )
}
