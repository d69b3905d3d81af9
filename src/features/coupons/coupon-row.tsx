import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { Coupon } from '@/wire/schemas/coupon'
import { CouponStatus } from '@/wire/enums/coupon'
import { formatOrderNumber } from '@/domain/order/order-number'
import { open } from '@/services/navigation/open'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { Tag } from '@/ui/tag'
import { CouponCard } from '@/widgets/coupon/coupon-card'
import { endText, scopeText } from '@/widgets/coupon/coupon-texts'
import { messages as couponWords } from '@/widgets/coupon/messages'
import { canBeUsed } from './coupon-groups'
import { messages } from './messages'
import './coupon-row.scss'

/** A coupon that is there: until when, and the way to use it; or from when on, or which order holds it. */
export function CouponRow({ coupon }: { coupon: Coupon }) {
  const isHeld = coupon.status === CouponStatus.held
  const isUsable = canBeUsed(coupon)
  const end = endText(coupon, serverNow())
  return (
    <View role="listitem">
      <CouponCard
        coupon={coupon}
        note={scopeText(coupon)}
        isOff={!isUsable}
        tag={coupon.isNew && isUsable && <Tag tone="blue">{couponWords.isNew}</Tag>}
        foot={
          <>
            <Text className={classNames(end.isSoon && 'coupon-row__soon')}>
              {isHeld ? messages.heldBy(formatOrderNumber(coupon.orderNo ?? '')) : end.text}
            </Text>
            <View className="coupon-row__use">
              <Button
                kind="line"
                isSmall
                label={isUsable ? messages.useName(coupon.couponName) : messages.openName(coupon.couponName)}
                onPress={() => open('pages/coupons/details', { id: coupon.id })}
              >
                {isUsable ? messages.use : messages.see}
              </Button>
            </View>
          </>
        }
      />
    </View>
  )
}
