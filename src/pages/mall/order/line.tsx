import { SaleLinePage } from '@/features/sale-line/sale-line-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function LinePage() {
  const { modelId = '', marketPostId = '' } = usePageParams<'pages/mall/order/line'>()
  return <SaleLinePage modelId={modelId} marketPostId={marketPostId} />
}
