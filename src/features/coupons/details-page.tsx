import { ErrorCode } from '@/wire/errors'
import type { CouponDetail } from '@/wire/schemas/coupon'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { FoundOrNot } from '@/widgets/found-or-not'
import { COUPON_BOXES } from './boxes'
import { couponFacts } from './coupon-facts'
import { canBeUsed } from './coupon-groups'
import { messages } from './messages'
import { openOrderFor } from './open-use'
import { Ticket } from './ticket'
import { useCoupon } from './use-coupon'

/** One coupon: its worth, the code for a shop, what it is for, and the way to use it. */
export function DetailsPage({ id }: { id: string }) {
  const isAllowed = usePageGuard()
  const { page, reload } = useCoupon(id, isAllowed)
  const back = () => void goBack('pages/coupons/coupons')
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar variant="tinted" title={messages.detailTitle} onBack={back} />}
      foot={page.status === 'ready' && <WayOn coupon={page.data} />}
    >
      {page.status === 'ready' && (
        <>
          <Ticket coupon={page.data} />
          <Card>
            <KeyValues rows={couponFacts(page.data)} />
          </Card>
        </>
      )}
      <FoundOrNot
        id={id}
        page={page}
        onReload={reload}
        cards={COUPON_BOXES}
        lostBy={[ErrorCode.couponNotFound]}
        lost={messages.lost}
        onAction={() => void open('pages/coupons/coupons')}
      />
    </PageShell>
  )
}

/** Where to from here: an order to use it on, or the order that has it. */
function WayOn({ coupon }: { coupon: CouponDetail }) {
  const { orderId, orderType } = coupon
  if (orderId !== null) {
    return (
      <StickyBar>
        <Button onPress={() => open('pages/real-order-detail/index', { id: orderId })}>{messages.toOrder}</Button>
      </StickyBar>
    )
  }
  if (orderType === null || !canBeUsed(coupon)) return null
  return (
    <StickyBar>
      <Button onPress={() => openOrderFor(coupon)}>{messages.useOnOrder}</Button>
    </StickyBar>
  )
}
