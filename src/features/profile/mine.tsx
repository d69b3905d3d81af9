import { useUser } from '@/stores/session'
import { OrdersCard } from './orders-card'
import { ServicesCard } from './services-card'
import { useMyOrders } from './use-my-orders'
import { UserHead } from './user-head'
import { VisitorHead } from './visitor-head'

interface MineProps {
  onTestDrive: () => void
  onFindShop: () => void
}

/** The customer's own page; a visitor sees the same places and is asked to log in where that is needed. */
export function Mine({ onTestDrive, onFindShop }: MineProps) {
  const user = useUser()
  const { orders, refresh } = useMyOrders()
  return (
    <>
      {user ? <UserHead user={user} /> : <VisitorHead onTestDrive={onTestDrive} />}
      <OrdersCard orders={orders} onRefresh={() => void refresh()} />
      <ServicesCard onTestDrive={onTestDrive} onFindShop={onFindShop} />
    </>
  )
}
