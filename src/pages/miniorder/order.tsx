import { SmallOrderPage } from '@/features/ordering/small/small-order-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function MiniOrderPage() {
  const { modelId = '', marketPostId } = usePageParams<'pages/miniorder/order'>()
  return <SmallOrderPage modelId={modelId} marketPostId={marketPostId} />
}
