import { Type, type Static } from 'typebox'
import { ArticleKind } from '../enums/content'
import { MAX_REMOVED } from '../favourite-limits'
import { CursorQuery, partOf } from './page'
import { flag, idText, nullable, text, valueOf, wallTime } from './parts'

/** An article that a customer has saved. */
export const Favourite = Type.Object({
  id: text(),
  isOpen: flag('Whether it can still be read; else nothing but that is told of it'),
  title: nullable(text(), 'for a post'),
  summary: text(),
  authorName: text(),
  picture: nullable(text(), 'where it has none'),
  publishTime: nullable(wallTime(), 'where it cannot be read'),
})
export type Favourite = Static<typeof Favourite>

export const FavouriteQuery = Type.Object({ ...CursorQuery.properties, kind: valueOf(ArticleKind) })

export const FavouritePart = partOf(Favourite)

export const RemoveFavourites = Type.Object({ ids: Type.Array(idText(), { minItems: 1, maxItems: MAX_REMOVED }) })
