import { texts } from '@/language/texts'
import { CommentOrder, FollowRelation, ReportReason } from '@/wire/enums/content'
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
  reportComment: (name: string) => `Report what ${name} says`,
  reportCommentTitle: 'Report comment',
  reportShort: 'Report',
  ownWords: 'Add a line (optional)',
  reportNote: 'A person looks at it. The author does not learn who reported.',
  sendReport: 'Send report',
  reported: 'Reported, thank you',
  saySomething: 'Say something',
  comment: 'Your comment',
  comments: (count: number) => `Comments ${count}`,
  commentList: 'Comments',
  commentGone: 'The comment that you came for is not here any more.',
  noComments: 'Nobody has said anything yet.',
  moreFailed: 'Could not load more',
  allComments: 'All comments, the newest first',
  commentOrder: 'Which comments come first',
  orders: { [CommentOrder.top]: 'Top', [CommentOrder.newest]: 'Newest' } satisfies Record<CommentOrder, string>,
  moreReplies: (count: number) => (count === 1 ? '1 more reply' : `${count} more replies`),
  author: 'Author',
  you: 'You',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  replyingTo: 'Replying to',
  stopWriting: 'Stop writing',
  beKind: 'Be kind. No numbers, no offers.',
  send: 'Send',
  notSent: 'Your comment was not sent',
  likeIt: 'Like',
  likeComment: (name: string, count: string) => `Like what ${name} says, ${count}`,
  delete: 'Delete',
  deleteTitle: 'Delete this comment?',
  deleteText: 'The replies to it go as well.',
  hidden: (why: string) => `Hidden by a moderator: ${why}. Only you see it.`,
  hiddenReasons: {
    [ReportReason.advertising]: 'it offers something for sale',
    [ReportReason.insult]: 'it insults somebody',
    [ReportReason.privateData]: 'it tells private data of a person',
    [ReportReason.offSubject]: 'it is about something else',
    [ReportReason.other]: 'it is against the rules of the house',
  } satisfies Record<ReportReason, string>,
  appeal: 'Appeal',
}

export type Messages = typeof en

export const messages = texts(en, zh)
