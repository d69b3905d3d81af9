import { open } from '@/services/navigation/open'
import { EmptyView, type EmptyViewProps } from '@/ui/state-view'
import { messages } from './messages'

/** What a link to something that is not there, or not any more, shows: that, and the way to Explore. */
export function Gone({ title, text }: Required<Pick<EmptyViewProps, 'title' | 'text'>>) {
  return (
    <EmptyView
      art="lost"
      title={title}
      text={text}
      action={messages.toExplore}
      onAction={() => void open('pages/home/index')}
    />
  )
}
