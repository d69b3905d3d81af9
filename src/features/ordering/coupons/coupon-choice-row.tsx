import { Text, View } from '@tarojs/components'
import type { CouponChoice } from '@/wire/schemas/order-quote'
import { formatNearDay } from '@/domain/time/near-day'
import { serverNow } from '@/services/server-clock'
import { CheckMark } from '@/ui/checkbox'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { CouponCard } from '@/widgets/coupon/coupon-card'
import { endText, scopeText } from '@/widgets/coupon/coupon-texts'
import { messages } from './messages'
import './coupon-choice-row.scss'

interface CouponChoiceRowProps {
  choice: CouponChoice
  isTicked: boolean
  onToggle: () => void
}

/** A coupon that can be ticked; the best ones say so. */
export function CouponChoiceRow({ choice: { coupon, isBest }, isTicked, onToggle }: CouponChoiceRowProps) {
  const scope = coupon.modelNames.length > 0 ? messages.models(coupon.modelNames) : scopeText(coupon)
  return (
    <View role="listitem">
      <Pressable className="coupon-choice" role="checkbox" isChecked={isTicked} onPress={onToggle}>
        <CouponCard
          coupon={coupon}
          note={coupon.addsToOthers ? messages.adds(scope) : messages.alone(scope)}
          isTicked={isTicked}
          mark={<CheckMark isOn={isTicked} />}
          foot={
            <View className="coupon-choice__foot">
              {isBest && <Tag tone="blue">{messages.best}</Tag>}
              <Text>{endText(coupon, serverNow(), formatNearDay).text}</Text>
            </View>
          }
        />
      </Pressable>
    </View>
  )
}

/** A coupon that this order cannot have, and why. */
export function UnusableCoupon({ choice: { coupon, reason } }: { choice: CouponChoice }) {
  return (
    <View role="listitem">
      <CouponCard
        coupon={coupon}
        note={scopeText(coupon)}
        isOff
        isTicked={false}
        foot={<Text className="coupon-choice__reason">{reason}</Text>}
      />
    </View>
  )
}
