import { TopicListPage } from '@/features/topics/topic-list-page'

export default function TopicList() {
  return <TopicListPage />
}
