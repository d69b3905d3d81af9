import { replace } from '@/services/navigation/open'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** What stands there while no car can be financed. */
export function NoCar() {
  return (
    <EmptyView
      title={messages.emptyTitle}
      text={messages.emptyText}
      action={messages.toModels}
      onAction={() => void replace('pages/order/index')}
    />
  )
}
