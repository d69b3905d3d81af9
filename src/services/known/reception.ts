import type { Reception } from '@/wire/schemas/article'
import { createKnown } from './known'

/** Whether the reader likes an article, and how many do. */
export type Likes = Pick<Reception, 'isLiked' | 'likeCount'>

/** Whether the reader keeps an article, and how many do. */
export type Favourites = Pick<Reception, 'isFavourite' | 'favouriteCount'>

export const likesOf = ({ isLiked, likeCount }: Likes): Likes => ({ isLiked, likeCount })
export const favouritesOf = ({ isFavourite, favouriteCount }: Favourites): Favourites => ({
  isFavourite,
  favouriteCount,
})

/** How the articles that were opened are liked. */
export const knownReaderLikes = createKnown<Likes>(
  (one, other) => one.isLiked === other.isLiked && one.likeCount === other.likeCount,
  (told, wanted) => told.isLiked === wanted.isLiked,
)

/** How the articles that were opened are kept. */
export const knownReaderFavourites = createKnown<Favourites>(
  (one, other) => one.isFavourite === other.isFavourite && one.favouriteCount === other.favouriteCount,
  (told, wanted) => told.isFavourite === wanted.isFavourite,
)

/** Begins to read an article. Returns what takes in what it tells of its reader. */
export const beginReadingReception = (): ((article: Reception & { id: string }) => void) => {
  const takeInLikes = knownReaderLikes.beginReading()
  const takeInFavourites = knownReaderFavourites.beginReading()
  return (article) => {
    takeInLikes([[article.id, likesOf(article)]])
    takeInFavourites([[article.id, favouritesOf(article)]])
  }
}
