import { useUser } from '@/stores/session'
import { OrdersCard } from './orders-card'
import { ServicesCard } from './services-card'
import { useMyOrders } from './use-my-orders'
import { UserHead } from './user-head'
import { VisitorHead } from './visitor-head'

/** The customer's own page; a visitor sees the same places and is asked to log in where that is needed. */
export function Mine() {
  const user = useUser()
  const { orders, refresh } = useMyOrders()
  return (
    <>
      {user ? <UserHead user={user} /> : <VisitorHead />}
      <OrdersCard orders={orders} onRefresh={() => void refresh()} />
      <ServicesCard />
    </>
  )
}
