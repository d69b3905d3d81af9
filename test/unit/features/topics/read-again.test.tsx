import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { Topic } from '@/wire/schemas/topic'
import { TopicKind } from '@/wire/enums/content'
import { TopicListPage } from '@/features/topics/topic-list-page'
import { TopicPage } from '@/features/topics/topic-page'
import * as api from '@/services/api/topic'
import { showPages } from '../../../support/jest/taro/taro'

jest.mock('@/services/api/topic')

const topicWith = (articleCount: number): Topic => ({
  id: 'night-drive',
  kind: TopicKind.topic,
  name: 'Night drive',
  intro: 'After ten.',
  cover: '/static/night.webp',
  articleCount,
  followerCount: 0,
  isFollowed: false,
  createTime: '2026-11-01 10:00:00',
})

beforeEach(() => {
  const [before, after] = [topicWith(3), topicWith(2)]
  jest.mocked(api.fetchTopic).mockReset().mockResolvedValueOnce(before).mockResolvedValue(after)
  jest.mocked(api.fetchTopics).mockReset().mockResolvedValueOnce([before]).mockResolvedValue([after])
  jest.mocked(api.fetchTopicArticles).mockResolvedValue({ records: [], next: null })
})

test.each<[string, ReactElement]>([
  ['The page of a topic', <TopicPage key="page" id="night-drive" />],
  ['The list of topics', <TopicListPage key="list" />],
])('%s counts no post that was deleted while another page was in front', async (_which, page) => {
  render(page)
  await act(async () => undefined)
  expect(screen.getByText(/3 articles/)).toBeVisible()
  await act(async () => showPages())
  expect(screen.getByText(/2 articles/)).toBeVisible()
})
