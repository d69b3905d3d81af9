import { get, post } from '../endpoint'
import type { NoPayload } from '../schemas/parts'
import type {
  FollowTopic,
  Topic,
  TopicArticles,
  TopicArticlesQuery,
  TopicFollowing,
  TopicId,
  TopicList,
} from '../schemas/topic'

export const list = get<typeof NoPayload, typeof TopicList>('/content/topic/list', {
  access: 'optional',
  extension: true,
})
export const detail = get<typeof TopicId, typeof Topic>('/content/topic/detail', {
  access: 'optional',
  extension: true,
})
export const articles = get<typeof TopicArticlesQuery, typeof TopicArticles>('/content/topic/articles', {
  access: 'optional',
  extension: true,
})
export const follow = post<typeof FollowTopic, typeof TopicFollowing>('/content/topic/follow', { extension: true })
