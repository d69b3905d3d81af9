import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

interface NothingFoundProps {
  words: string
  onShowAll: () => void
}

/** What stands in place of the rows when search and switch leave none. */
export function NothingFound({ words, onShowAll }: NothingFoundProps) {
  return (
    <EmptyView
      art="search"
      title={messages.nothingFoundTitle}
      text={words === '' ? messages.nothingDiffersText : messages.nothingFoundText(words)}
      action={messages.showAll}
      onAction={onShowAll}
    />
  )
}
