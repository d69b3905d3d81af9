/** Keeps the card that was tapped last: the page that it leads to shows it until the rest has come. */
export const createOpenedCard = <Card extends { readonly id: string }>() => {
  let opened: Card | undefined
  return {
    remember: (card: Card): void => {
      opened = card
    },
    /** The card of an id, if that is the one that was tapped last. */
    of: (id: string): Card | undefined => (opened?.id === id ? opened : undefined),
  }
}
