import { FailurePage } from '@/features/payment-result/failure-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function FailPage() {
  const { id = '', payNo, from } = usePageParams<'pages/mall/order/fail-page'>()
  return <FailurePage id={id} payNo={payNo} from={from} />
}
