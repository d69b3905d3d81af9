import { DraftsPage } from '@/features/feedback/drafts/drafts-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function FeedbackDrafts() {
  return <DraftsPage isAllowed={usePageGuard()} />
}
