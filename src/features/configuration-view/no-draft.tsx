import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import { SavedList } from './saved-list'
import { useSaved } from './use-saved'

/** Without a draft there may be saved cars; else the way to the first one. */
export function NoDraft() {
  const { saved, askToDelete } = useSaved()
  if (saved.length === 0) {
    return (
      <EmptyView
        title={messages.noneTitle}
        text={messages.noneText}
        action={messages.chooseVersion}
        onAction={() => void open('pages/choosen-version/index')}
      />
    )
  }
  return (
    <Card title={messages.savedTitle}>
      <SavedList
        saved={saved}
        onOpen={(id) => void open('pages/ConfigView/ConfigView', { saved: id })}
        onDelete={(kept) => void askToDelete(kept)}
      />
    </Card>
  )
}
