import { CreatePage } from '@/features/feedback/create/create-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'

export default function FeedbackCreate() {
  return <CreatePage {...usePageParams<'pages/feedback/create'>()} isAllowed={usePageGuard()} />
}
