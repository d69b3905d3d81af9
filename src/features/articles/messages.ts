import { texts } from '@/language/texts'
import { FollowRelation, ReportReason } from '@/wire/enums/content'
import { zh } from './messages-zh'

/** Texts of an article. */
const en = {
  title: 'Article',
  post: 'Post',
  postBy: (author: string) => `A post by ${author}`,
  minutes: (count: number) => `${count} min`,
  hashtag: (tag: string) => `#${tag}`,
  picture: (title: string, number: number, of: number) => `${title}, picture ${number} of ${of}`,
  place: (number: number, of: number) => `${number}/${of}`,
  priceFrom: (price: string) => `From ${price}`,
  goneTitle: 'This article has been taken down',
  goneText: 'There is more to read on Explore.',
  toExplore: 'To Explore',
  relations: {
    [FollowRelation.notFollowing]: 'Follow',
    [FollowRelation.following]: 'Following',
    [FollowRelation.mutual]: 'Mutual',
  } satisfies Record<FollowRelation, string>,
  relationTo: (relation: FollowRelation, author: string): string => {
    switch (relation) {
      case FollowRelation.notFollowing:
        return `Follow ${author}`
      case FollowRelation.following:
        return `Following ${author}`
      case FollowRelation.mutual:
        return `Mutual with ${author}`
      default:
        return relation satisfies never
    }
  },
  endFollowing: (author: string) => `Stop following ${author}?`,
  unfollow: 'Unfollow',
  like: (count: string) => `Like, ${count}`,
  favourite: (count: string) => `Save, ${count}`,
  share: 'Share',
  shareTitle: 'Share this article',
  shareText: 'Everybody with the link can read it.',
  qrLabel: 'A code that opens this article',
  notDone: 'That did not work',
  report: 'Report this article',
  reportTitle: 'Report',
  reasons: {
    [ReportReason.advertising]: 'Advertising or fraud',
    [ReportReason.insult]: 'Insult or hate',
    [ReportReason.privateData]: 'Private data of a person',
    [ReportReason.offSubject]: 'Not about its subject',
    [ReportReason.other]: 'Something else',
  } satisfies Record<ReportReason, string>,
  ownWords: 'Add a line (optional)',
  reportNote: 'A person looks at it. The author does not learn who reported.',
  sendReport: 'Send report',
  reported: 'Reported, thank you',
}

export type Messages = typeof en

export const messages = texts(en, zh)
