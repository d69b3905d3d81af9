import { DetailsPage } from '@/features/feedback/details/details-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'

export default function FeedbackDetails() {
  const { id = '' } = usePageParams<'pages/feedback/details'>()
  return <DetailsPage id={id} isAllowed={usePageGuard()} />
}
