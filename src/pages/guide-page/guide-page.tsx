import { GuidePage } from '@/features/order-locking/guide-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function OrderGuidePage() {
  const { id = '' } = usePageParams<'pages/guide-page/guide-page'>()
  return <GuidePage id={id} />
}
