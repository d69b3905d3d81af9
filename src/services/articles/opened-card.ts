import type { ArticleCard } from '@/wire/schemas/content'

let opened: ArticleCard | undefined

/** Keeps the card that was tapped: its page shows it until the article has come. */
export const rememberCard = (card: ArticleCard): void => {
  opened = card
}

/** The card of an article, if that is the one that was tapped last. */
export const openedCard = (id: string): ArticleCard | undefined => (opened?.id === id ? opened : undefined)
