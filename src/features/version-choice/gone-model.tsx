import { replace } from '@/services/navigation/open'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** What a link to a model that is not on sale shows. */
export function GoneModel({ text }: { text: string }) {
  return (
    <EmptyView
      art="lost"
      title={messages.goneTitle}
      text={text}
      action={messages.toModels}
      onAction={() => void replace('pages/order/index')}
    />
  )
}
