import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the cards of articles in Chinese. */
export const zh: Messages = {
  hashtag: (tag) => `#${tag}`,
  likes: (count) => `${count} 次点赞`,
  comments: (count) => `${count} 条评论`,
  pictureBy: (author) => spaced(`${author}发布的图片`),
  play: (title) => `播放：${title}`,
  justNow: '刚刚',
  minutesAgo: (count) => `${count} 分钟前`,
  hoursAgo: (count) => `${count} 小时前`,
  yesterday: '昨天',
  dayOfThisYear: (day) => day.replace(/^\d{4}年/, ''),
}
