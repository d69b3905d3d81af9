import { spaced } from '@/language/spaced'
import { FollowRelation } from '@/wire/enums/content'
import type { Messages } from './messages'

const RELATIONS: Record<FollowRelation, string> = {
  [FollowRelation.notFollowing]: '关注',
  [FollowRelation.following]: '已关注',
  [FollowRelation.mutual]: '互相关注',
}

/** Texts of the cards of articles in Chinese. */
export const zh: Messages = {
  hashtag: (tag) => `#${tag}`,
  likes: (count) => `${count} 次点赞`,
  comments: (count) => `${count} 条评论`,
  pictureBy: (author) => spaced(`${author}发布的图片`),
  play: (title) => `播放：${title}`,
  relations: RELATIONS,
  relationTo: (relation, author) =>
    spaced(relation === FollowRelation.mutual ? `与${author}互相关注` : RELATIONS[relation] + author),
  endFollowing: (author) => spaced(`不再关注${author}？`),
  unfollow: '取消关注',
  notDone: '操作未成功',
  justNow: '刚刚',
  minutesAgo: (count) => `${count} 分钟前`,
  hoursAgo: (count) => `${count} 小时前`,
  yesterday: '昨天',
}
