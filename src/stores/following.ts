import { useStore } from 'zustand/react'
import type { FollowRelation } from '@/wire/enums/content'
import type { Author } from '@/wire/schemas/content'
import type { Topic, TopicFollowing } from '@/wire/schemas/topic'
import { knownFollowings, knownRelations } from '@/services/known/following'

/** How the reader stands to an author now, whichever page changed it. */
export function useRelation({ id, followRelation }: Author): FollowRelation {
  return useStore(knownRelations.store, (known) => known[id] ?? followRelation)
}

/** How a topic is followed now, whichever page changed it. */
export function useTopicFollowing(topic: Topic): TopicFollowing {
  return useStore(knownFollowings.store, (known) => known[topic.id] ?? topic)
}

/** Topics as they are followed now. */
export function useFollowedTopics(topics: readonly Topic[]): readonly Topic[] {
  const known = useStore(knownFollowings.store)
  return topics.map((topic) => ({ ...topic, ...known[topic.id] }))
}
