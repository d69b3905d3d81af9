import { AppCashierPage } from '@/features/cashier/app-cashier-page'
import { wishOf } from '@/features/cashier/wish'
import { usePageParams } from '@/hooks/use-page-params'

export default function CashierForAppPage() {
  const params = usePageParams<'pages/mall/app/casher'>()
  return <AppCashierPage wish={wishOf(params)} token={params.token} />
}
