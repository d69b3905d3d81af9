import { formatCount } from '@/domain/money/number-format'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of topics and hashtags. */
const en = {
  title: 'Topics',
  topic: 'Topic',
  all: 'All',
  following: (count: number) => (count === 0 ? 'Following' : `Following ${count}`),
  newest: 'New',
  hot: 'Hot',
  top: 'Top',
  latest: 'Latest',
  video: 'Video',
  hashtag: (name: string) => `#${name}`,
  articles: (count: number) => (count === 1 ? '1 article' : `${formatCount(count)} articles`),
  followers: (count: number) => (count === 1 ? '1 follower' : `${formatCount(count)} followers`),
  follow: 'Follow',
  followed: 'Following',
  followName: (name: string) => `Follow ${name}`,
  followedName: (name: string) => `Following ${name}`,
  postHere: 'Post to this topic',
  postTo: (topic: string) => `Post to ${topic}`,
  post: 'Post',
  postAgain: 'Post again',
  yourPost: 'Your post',
  postPlaceholder: 'What happened on the road?',
  beKind: 'Be kind. No numbers, no offers.',
  addPicture: 'Add a picture',
  picture: (number: number) => `Picture ${number}`,
  pictures: (count: number, most: number) => `Pictures, ${count} of ${most}`,
  postNote: (most: number) =>
    `Up to ${most} pictures of 10\u00a0MB each. Everybody can see a post. What you write stays here until it is posted.`,
  obstacles: {
    needsWords: 'Say something first',
    uploading: 'after its pictures have arrived',
    uploadFailed: 'A picture was not uploaded',
  },
  notSure: 'It was sent, but no reply came. Post it again: it stands here once only.',
  cannotChange: 'What was sent before can no longer be changed. Post again, and this becomes a new post.',
  posted: 'Posted',
  notPosted: 'Not posted yet',
  noneFollowedTitle: 'You follow no topic yet',
  noneFollowedText: 'Follow what you like to read about.',
  noArticlesTitle: 'Nothing here yet',
  noArticlesText: 'There is more to read in other topics.',
  lost: { title: 'This topic is no longer here', text: 'There are others to read about.', action: 'All topics' },
  by: (author: string) => `A post by ${author}`,
  likes: (count: string) => (count === '1' ? '1 like' : `${count} likes`),
}

export type Messages = typeof en

export const messages = texts(en, zh)
