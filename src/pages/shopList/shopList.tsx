import { ShopListPage } from '@/features/shops/list/shop-list-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function ShopList() {
  return <ShopListPage {...usePageParams<'pages/shopList/shopList'>()} />
}
