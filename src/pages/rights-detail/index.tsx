import { RightPage } from '@/features/rights/right-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function RightDetailsPage() {
  const { id = '' } = usePageParams<'pages/rights-detail/index'>()
  return <RightPage id={id} />
}
