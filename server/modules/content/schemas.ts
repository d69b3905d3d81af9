import { Type } from 'typebox'
import { ArticleKind, FollowRelation, HomeTabKind, MediaKind } from '@/wire/enums/content'
import { nullable, pageOf, pageQuery, valueOf } from '../../http/schemas'

const media = Type.Object({
  kind: valueOf(MediaKind),
  url: Type.String(),
  poster: nullable(Type.String()),
  width: Type.Integer(),
  height: Type.Integer(),
  durationSeconds: nullable(Type.Integer()),
})

const author = Type.Object({
  id: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  badge: nullable(Type.String()),
  followRelation: valueOf(FollowRelation),
})

export const feedPage = pageOf(
  Type.Object({
    id: Type.String(),
    kind: valueOf(ArticleKind),
    title: nullable(Type.String()),
    summary: Type.String(),
    media: Type.Array(media),
    author,
    place: nullable(Type.String()),
    hashtags: Type.Array(Type.String()),
    likeCount: Type.Integer(),
    commentCount: Type.Integer(),
    publishTime: Type.String(),
  }),
)

export const feedQuery = Type.Object({ ...pageQuery, tab: valueOf(HomeTabKind) })
