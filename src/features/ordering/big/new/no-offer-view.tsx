import { formatShortTime } from '@/domain/time/shanghai-time'
import { open, openRoute } from '@/services/navigation/open'
import { salePage } from '@/services/navigation/sale-pages'
import { EmptyView, type EmptyViewProps } from '@/ui/state-view'
import { messages as placingWords } from '../../placing/messages'
import { messages } from '../messages'
import type { NoOffer } from './big-deposit'

const toModels = () => void open('pages/order/index')

/** Why there is nothing to order now, and the next step. */
export function NoOfferView({ offer }: { offer: NoOffer }) {
  return <EmptyView action={messages.chooseModel} onAction={toModels} {...told(offer)} />
}

const told = (offer: NoOffer): Pick<EmptyViewProps, 'title'> & Partial<EmptyViewProps> => {
  switch (offer.kind) {
    case 'noCar':
      return { title: messages.noCarTitle, text: messages.noCarText }
    case 'notOnSale': {
      const { modelId, modelName, opensAtMs, small } = offer
      return {
        title: messages.notOnSaleTitle(modelName),
        text: opensAtMs === null ? messages.notOnSaleText : messages.opens(formatShortTime(opensAtMs)),
        ...(small !== null
          ? { action: messages.reserve, onAction: () => void openRoute(salePage(modelId, small)) }
          : { action: placingWords.troubles.notOnSale.okLabel }),
      }
    }
    case 'unavailable':
      return { art: 'lost', title: messages.unavailableTitle, text: offer.text ?? messages.unavailableText }
    default:
      return offer satisfies never
  }
}
