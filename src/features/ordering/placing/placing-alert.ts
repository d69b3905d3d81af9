import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/** Why an order was not placed, where an alert says it. */
export type PlacingTrouble =
  | { kind: 'notOnSale' | 'refused'; text: string }
  | { kind: 'agreementOutdated' | 'shopGone' | 'linkLost' | 'placedBefore' | 'unknown'; text?: string }

/** Says why an order was not placed, that nothing was charged, and what the one button leads to. */
export const alertPlacing = ({ kind, text }: PlacingTrouble): Promise<void> =>
  alertDialog({ ...(text && { text }), ...messages.troubles[kind] })
