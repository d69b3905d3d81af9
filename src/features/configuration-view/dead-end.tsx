import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { ErrorCode } from '@/wire/errors'
import { formatYuan } from '@/domain/money/money'
import { open } from '@/services/navigation/open'
import { isRefusal } from '@/services/request/errors'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** What another try would not change, by its title; undefined for all that it may. */
export const deadEndTitle = (error: unknown): string | undefined => {
  if (isRefusal(error, ErrorCode.shareNotFound)) return messages.brokenTitle
  return isRefusal(error, ErrorCode.configurationNotFound) ? messages.lostTitle : undefined
}

interface DeadEndProps {
  title: string
  text: string
}

/** A link that leads to no car, and the next step. */
export function DeadEnd({ title, text }: DeadEndProps) {
  return (
    <EmptyView
      art="lost"
      title={title}
      text={text}
      action={messages.seeCars}
      onAction={() => void open('pages/order/index')}
    />
  )
}

/** A car whose model is not sold any more, by its name and price. */
export function WithdrawnCar({ snapshot }: { snapshot: ConfigurationSnapshot }) {
  return (
    <DeadEnd
      title={messages.goneTitle(snapshot.modelName)}
      text={messages.goneText(snapshot.versionName, formatYuan(snapshot.totalFen))}
    />
  )
}
