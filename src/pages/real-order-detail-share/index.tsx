import { useShareAppMessage } from '@tarojs/taro'
import { shareCardOf } from '@/features/shared-order/share-card'
import { SharedOrderPage } from '@/features/shared-order/shared-order-page'
import { useSharedOrder } from '@/features/shared-order/use-shared-order'
import { usePageParams } from '@/hooks/use-page-params'

export default function SharedOrderDetailPage() {
  const { token = '' } = usePageParams<'pages/real-order-detail-share/index'>()
  const view = useSharedOrder(token)
  useShareAppMessage(() => shareCardOf(view.order, token))
  return <SharedOrderPage {...view} />
}
