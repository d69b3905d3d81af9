import { currentUserId } from './session/session'

/**
 * Keeps the card that was tapped last: the page that it leads to shows it until the rest has come. One that a customer has
 * tapped says how they stand to it, and is shown to nobody else.
 */
export const createOpenedCard = <Card extends { readonly id: string }>() => {
  let opened: { card: Card; reader: string | undefined } | undefined
  return {
    remember: (card: Card): void => {
      opened = { card, reader: currentUserId() }
    },
    /** The card of an id, if that is the one that was tapped last. */
    of: (id: string): Card | undefined => {
      if (opened?.card.id !== id || (opened.reader !== undefined && opened.reader !== currentUserId())) return undefined
      return opened.card
    },
  }
}
