import { SuccessPage } from '@/features/payment-result/success-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function SuccessfulPage() {
  const { id = '', payNo, from } = usePageParams<'pages/successful/index'>()
  return <SuccessPage id={id} payNo={payNo} from={from} />
}
