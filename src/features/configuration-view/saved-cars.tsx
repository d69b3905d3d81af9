import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import { SavedList } from './saved-list'
import { useSaved } from './use-saved'

interface SavedCarsProps {
  /** Over the list, where the page is not named so anyway. */
  title?: string
  noneTitle: string
  noneText: string
}

/** The saved cars, to be opened or deleted; without any, why and the way to the first one. */
export function SavedCars({ title = '', noneTitle, noneText }: SavedCarsProps) {
  const { saved, askToDelete } = useSaved()
  if (saved.length === 0) {
    return (
      <EmptyView
        title={noneTitle}
        text={noneText}
        action={messages.chooseVersion}
        onAction={() => void open('pages/choosen-version/index')}
      />
    )
  }
  return (
    <Card title={title}>
      <SavedList
        saved={saved}
        onOpen={(id) => void open('pages/ConfigView/ConfigView', { saved: id })}
        onDelete={askToDelete}
      />
    </Card>
  )
}
