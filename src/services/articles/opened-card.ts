import type { ArticleCard } from '@/wire/schemas/content'
import { createOpenedCard } from '../opened-card'

/** The card of an article that was tapped last. */
export const openedArticle = createOpenedCard<ArticleCard>()
