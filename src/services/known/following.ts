import type { FollowRelation } from '@/wire/enums/content'
import type { Topic, TopicFollowing } from '@/wire/schemas/topic'
import { createKnown } from './known'

/** How the reader stands to authors. */
export const knownRelations = createKnown<FollowRelation>((one, other) => one === other)

/** How topics and hashtags are followed. */
export const knownFollowings = createKnown<TopicFollowing>(
  (one, other) => one.isFollowed === other.isFollowed && one.followerCount === other.followerCount,
)

/** What topics tell of themselves. */
export const followingsOf = (topics: readonly Topic[]): [string, TopicFollowing][] =>
  topics.map(({ id, isFollowed, followerCount }) => [id, { isFollowed, followerCount }])
