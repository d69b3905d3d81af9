import { DetailsPage } from '@/features/coupons/details-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function CouponDetailsPage() {
  const { id = '' } = usePageParams<'pages/coupons/details'>()
  return <DetailsPage id={id} />
}
