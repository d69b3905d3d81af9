import { TopicPage } from '@/features/topics/topic-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function TopicView() {
  const { id = '' } = usePageParams<'pages/topics/view'>()
  return <TopicPage key={id} id={id} />
}
