/** Where a banner or card leads; a banner carries the type plus data. */
export const ContentLinkType = {
  none: 'none',
  article: 'article',
  url: 'url',
  topic: 'topic',
  miniProgram: 'mini program',
  activity: 'activity',
  vehicleAlbum: 'vehicle album',
} as const
export type ContentLinkType = (typeof ContentLinkType)[keyof typeof ContentLinkType]

/** Article kinds; a post is plain content without a title. */
export const ArticleKind = { pictureText: 1, video: 2, post: 3 } as const
export type ArticleKind = (typeof ArticleKind)[keyof typeof ArticleKind]

/** What gathers articles: a topic has a head of its own, a hashtag is a word that its articles carry. */
export const TopicKind = { topic: 1, hashtag: 2 } as const
export type TopicKind = (typeof TopicKind)[keyof typeof TopicKind]

/** Which of a topic's articles come first: the most liked of the newest, or the newest. */
export const TopicOrder = { hot: 'hot', newest: 'newest' } as const
export type TopicOrder = (typeof TopicOrder)[keyof typeof TopicOrder]

/** Which comments of an article come first: the most liked, or the newest. */
export const CommentOrder = { top: 'top', newest: 'newest' } as const
export type CommentOrder = (typeof CommentOrder)[keyof typeof CommentOrder]

/** Why something that somebody wrote is reported, or hidden. */
export const ReportReason = { advertising: 1, insult: 2, privateData: 3, offSubject: 4, other: 5 } as const
export type ReportReason = (typeof ReportReason)[keyof typeof ReportReason]

/** Media kinds. */
export const MediaKind = { video: 'video', picture: 'picture' } as const
export type MediaKind = (typeof MediaKind)[keyof typeof MediaKind]

/** Slide styles; style 3 fills the screen. */
export const SlideStyle = { none: 0, style1: 1, style2: 2, fullScreen: 3 } as const
export type SlideStyle = (typeof SlideStyle)[keyof typeof SlideStyle]

/** Home tab kinds. */
export const HomeTabKind = {
  custom: 'custom',
  recommended: 'recommended',
  message: 'message',
  activities: 'activities',
  square: 'square',
} as const
export type HomeTabKind = (typeof HomeTabKind)[keyof typeof HomeTabKind]

/** Whether the reader follows an author. */
export const FollowRelation = { notFollowing: 0, following: 1, mutual: 2 } as const
export type FollowRelation = (typeof FollowRelation)[keyof typeof FollowRelation]
