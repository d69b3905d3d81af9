import type { ArticleCard } from '@/wire/schemas/content'
import { openedArticle } from '@/services/articles/opened-card'
import { open } from '@/services/navigation/open'

/** Opens the article of a card, which its page shows until the article has come. */
export const readArticle = (card: ArticleCard): void => {
  openedArticle.remember(card)
  void open('pages/articles/view', { id: card.id })
}
