import { fetchUsableCoupons } from '@/services/api/coupon'
import { fetchRightCount } from '@/services/api/right'
import { useUser } from '@/stores/session'
import { DeletionStrip } from './deletion-strip'
import { MemberCard } from './member-card'
import { OrdersCard } from './orders-card'
import { ServicesCard } from './services-card'
import { useMembership } from './use-membership'
import { useMyOrders } from './use-my-orders'
import { useOwnCount } from './use-own-count'
import { UserHead } from './user-head'
import { VisitorHead } from './visitor-head'

/** The customer's own page; a visitor sees the same places and is asked to log in where that is needed. */
export function Mine() {
  const user = useUser()
  const { orders, refresh } = useMyOrders()
  const member = useMembership()
  const coupons = useOwnCount(fetchUsableCoupons)
  const rights = useOwnCount(fetchRightCount)
  return (
    <>
      {user ? <UserHead user={user} levelName={member?.levelName} /> : <VisitorHead />}
      {user?.deleteTime && <DeletionStrip time={user.deleteTime} />}
      {user && member && <MemberCard member={member} coupons={coupons} />}
      <OrdersCard orders={orders} onRefresh={refresh} />
      <ServicesCard coupons={coupons} rights={rights} />
    </>
  )
}
