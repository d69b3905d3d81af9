import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { CouponDetail } from '@/wire/schemas/coupon'
import { CouponKind } from '@/wire/enums/coupon'
import { inFours } from '@/domain/in-fours'
import { dayText } from '@/domain/time/shanghai-time'
import { useScreenLight } from '@/hooks/use-screen-light'
import { QrCode } from '@/ui/qr-code'
import { stubTexts } from '@/widgets/coupon/coupon-texts'
import { canBeUsed, isForShop } from './coupon-groups'
import { messages } from './messages'
import './ticket.scss'

/** Room for the code, in px of the design. */
const CODE_SIZE = 160

/** The head of a coupon's page: what it is worth, and while it can be used how, with its code where a shop takes it. */
export function Ticket({ coupon }: { coupon: CouponDetail }) {
  const { couponName, code, kind } = coupon
  const { figure, decimals, meaning } = stubTexts(coupon)
  const isUsable = canBeUsed(coupon)
  const isScanned = isForShop(coupon)
  useScreenLight(isScanned)
  return (
    <View className="coupon-ticket">
      <View
        className={classNames(
          'coupon-ticket__worth',
          kind === CouponKind.service && 'coupon-ticket__worth--service',
          !isUsable && 'coupon-ticket__worth--off',
        )}
      >
        <View role="heading" aria-level="1">
          {couponName}
        </View>
        <View className="coupon-ticket__figure">
          {figure}
          {decimals !== undefined && <Text className="coupon-ticket__decimals">.{decimals}</Text>}
        </View>
        <View>{whenText(coupon, meaning)}</View>
      </View>
      {isUsable && (
        <View className="coupon-ticket__code">
          {isScanned && (
            <>
              <QrCode text={code} label={messages.codeOf(couponName)} size={CODE_SIZE} />
              <View className="coupon-ticket__digits">{inFours(code)}</View>
            </>
          )}
          <View className="coupon-ticket__how">{isScanned ? messages.showInShop : messages.appliesInApp}</View>
        </View>
      )}
    </View>
  )
}

/** What its figure means, and in which days it can be used. */
const whenText = ({ startTime, endTime }: CouponDetail, meaning: string): string => {
  const end = dayText(endTime)
  return startTime === null ? messages.offUntil(meaning, end) : messages.offFromTo(meaning, dayText(startTime), end)
}
