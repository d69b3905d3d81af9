import { ShopDetailPage } from '@/features/shops/detail/shop-detail-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function ShopDetails() {
  const { id = '' } = usePageParams<'pages/shopList/details/index'>()
  return <ShopDetailPage id={id} />
}
