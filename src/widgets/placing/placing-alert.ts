import { messages } from '@/ui/messages'
import { alertDialog } from '@/ui/feedback/dialogs'

/** Why an order was not placed, where an alert says it. */
export type PlacingTrouble =
  | { kind: 'notOnSale' | 'refused'; text: string }
  | { kind: 'agreementOutdated' | 'storeGone' | 'linkLost' | 'placedBefore' | 'unknown' }

const { placing } = messages

/** Says why an order was not placed, that nothing was charged, and what the one button leads to. */
export function alertPlacing(trouble: PlacingTrouble): Promise<void> {
  switch (trouble.kind) {
    case 'notOnSale':
      return alertDialog({ title: placing.notOnSale, text: trouble.text, okLabel: placing.backToModels })
    case 'refused':
      return alertDialog({ title: placing.refused, text: trouble.text })
    case 'agreementOutdated':
      return alertDialog({ title: placing.outdated, text: placing.outdatedText })
    case 'storeGone':
      return alertDialog({ title: placing.storeGone, text: placing.storeGoneText })
    case 'linkLost':
      return alertDialog({ title: placing.linkLost, text: placing.linkLostText })
    case 'placedBefore':
      return alertDialog({ title: placing.placedBefore, text: placing.placedBeforeText, okLabel: placing.viewOrders })
    case 'unknown':
      return alertDialog({ title: placing.unknown, text: placing.unknownText })
    default:
      return trouble satisfies never
  }
}
