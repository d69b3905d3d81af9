import { formatShortTime } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { EmptyView } from '@/ui/state-view'
import { messages } from '../messages'
import type { NoOffer } from './big-deposit'

const toModels = () => void open('pages/order/index')

/** Why there is nothing to order now, and the next step. */
export function NoOfferView({ offer }: { offer: NoOffer }) {
  switch (offer.kind) {
    case 'noCar':
      return (
        <EmptyView
          title={messages.noCarTitle}
          text={messages.noCarText}
          action={messages.chooseModel}
          onAction={toModels}
        />
      )
    case 'notOnSale': {
      const { modelId, modelName, opensAtMs, hasSmall } = offer
      return (
        <EmptyView
          title={messages.notOnSaleTitle(modelName)}
          text={opensAtMs === null ? messages.notOnSaleText : messages.opens(formatShortTime(opensAtMs))}
          action={hasSmall ? messages.reserve : messages.backToModels}
          onAction={hasSmall ? () => void open('pages/miniorder/order', { modelId }) : toModels}
        />
      )
    }
    case 'unavailable':
      return (
        <EmptyView
          art="lost"
          title={messages.unavailableTitle}
          text={offer.text ?? messages.unavailableText}
          action={messages.chooseModel}
          onAction={toModels}
        />
      )
    default:
      return offer satisfies never
  }
}
