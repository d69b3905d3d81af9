import { texts } from '@/language/texts'
import { FollowRelation } from '@/wire/enums/content'
import { zh } from './messages-zh'

const RELATIONS: Record<FollowRelation, string> = {
  [FollowRelation.notFollowing]: 'Follow',
  [FollowRelation.following]: 'Following',
  [FollowRelation.mutual]: 'Mutual',
}

/** Texts of the cards of articles. */
const en = {
  hashtag: (tag: string) => `#${tag}`,
  likes: (count: string) => `${count} like${count === '1' ? '' : 's'}`,
  comments: (count: string) => `${count} comment${count === '1' ? '' : 's'}`,
  pictureBy: (author: string) => `Picture by ${author}`,
  play: (title: string) => `Play: ${title}`,
  relations: RELATIONS,
  relationTo: (relation: FollowRelation, author: string) =>
    `${relation === FollowRelation.mutual ? 'Mutual with' : RELATIONS[relation]} ${author}`,
  endFollowing: (author: string) => `Stop following ${author}?`,
  unfollow: 'Unfollow',
  notDone: 'That did not work',
  justNow: 'Just now',
  minutesAgo: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
  hoursAgo: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  yesterday: 'Yesterday',
}

export type Messages = typeof en

export const messages = texts(en, zh)
