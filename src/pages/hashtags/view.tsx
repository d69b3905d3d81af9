import { HashtagPage } from '@/features/topics/hashtag-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function HashtagView() {
  const { id = '' } = usePageParams<'pages/hashtags/view'>()
  return <HashtagPage key={id} id={id} />
}
