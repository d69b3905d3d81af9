import type { ArticleCard } from '@/wire/schemas/content'
import { knownComments, knownLikes } from './counts'
import { knownRelations } from './following'

/** Begins to read cards. Returns what takes in all that they tell of articles and authors. */
export const beginReadingCards = (): ((cards: readonly ArticleCard[]) => void) => {
  const takeInRelations = knownRelations.beginReading()
  const takeInLikes = knownLikes.beginReading()
  const takeInComments = knownComments.beginReading()
  return (cards) => {
    takeInRelations(cards.map(({ author }) => [author.id, author.followRelation]))
    takeInLikes(cards.map(({ id, likeCount }) => [id, likeCount]))
    takeInComments(cards.map(({ id, commentCount }) => [id, commentCount]))
  }
}
