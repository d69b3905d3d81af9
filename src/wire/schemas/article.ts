import { Type, type Static } from 'typebox'
import { FollowRelation, ReportReason } from '../enums/content'
import { ArticleCard, TopicName } from './content'
import { count, fen, flag, idText, nullable, text, valueOf } from './parts'
import { RichBlock } from './rich-text'

/** The car that an article is about. */
export const RelatedCar = Type.Object({
  modelId: text(),
  modelSellName: text(),
  picture: nullable(text(), 'where there is none'),
  priceFromFen: fen(),
})
export type RelatedCar = Static<typeof RelatedCar>

/** How an article was received, and what the reader did. */
export const Reception = Type.Object({
  likeCount: count(),
  favouriteCount: count(),
  isLiked: flag('By the reader'),
  isFavourite: flag('Of the reader'),
})
export type Reception = Static<typeof Reception>

/** An article as it is read. */
export const Article = Type.Object({
  ...ArticleCard.properties,
  ...Reception.properties,
  body: Type.Array(RichBlock),
  readMinutes: count('How long one reads on it'),
  relatedCar: nullable(RelatedCar, 'where it is about none'),
  topics: Type.Array(TopicName),
  isOwn: flag('Whether the reader has posted it, and may delete it'),
  hiddenReason: nullable(valueOf(ReportReason), 'unless a moderator hid it: then its writer alone is told'),
})
export type Article = Static<typeof Article>

export const ArticleId = Type.Object({ id: idText() })

/** Sets or takes away a like or a favourite; the same again changes nothing. */
export const MarkArticle = Type.Object({ id: idText(), isOn: flag() })

export const FollowAuthor = Type.Object({ authorId: idText(), isOn: flag() })
export const FollowReply = Type.Object({ followRelation: valueOf(FollowRelation) })
