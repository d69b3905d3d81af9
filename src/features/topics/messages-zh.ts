import { formatCount } from '@/domain/money/number-format'
import type { Messages } from './messages'

/** Texts of topics and hashtags, in Chinese. */
export const zh: Messages = {
  title: '话题',
  topic: '话题',
  all: '全部',
  following: (count) => (count === 0 ? '已关注' : `已关注 ${count}`),
  newest: '最新',
  hot: '热门',
  top: '热门',
  latest: '最新',
  video: '视频',
  hashtag: (name) => `#${name}`,
  articles: (count) => `${formatCount(count)} 篇内容`,
  followers: (count) => `${formatCount(count)} 人关注`,
  follow: '关注',
  followed: '已关注',
  followName: (name) => `关注${name}`,
  followedName: (name) => `已关注${name}`,
  endFollowing: (name) => `不再关注${name}？`,
  unfollow: '取消关注',
  notDone: '未能完成',
  seeAll: '全部话题',
  noneFollowedTitle: '您还没有关注话题',
  noneFollowedText: '关注您喜欢的内容。',
  noArticlesTitle: '暂无内容',
  noArticlesText: '其他话题里还有更多内容。',
  goneTitle: '该话题已不存在',
  goneText: '还有其他话题值得一看。',
  by: (author) => `${author} 的动态`,
  likes: (count) => `${count} 次点赞`,
}
