import { ListPage } from '@/features/feedback/list/list-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function FeedbackList() {
  return <ListPage isAllowed={usePageGuard()} />
}
