import { BuyCarPage } from '@/features/deposit-sale/buy-car-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function OrderPage() {
  const { model } = usePageParams<'pages/order/index'>()
  return <BuyCarPage linkedModelId={model} />
}
