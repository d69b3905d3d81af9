import { CashierPage } from '@/features/cashier/cashier-page'
import { wishOf } from '@/features/cashier/wish'
import { usePageParams } from '@/hooks/use-page-params'

export default function OrderCashierPage() {
  return <CashierPage wish={wishOf(usePageParams<'pages/mall/order/casher'>())} />
}
