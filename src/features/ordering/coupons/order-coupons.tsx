import { View } from '@tarojs/components'
import type { CouponSums } from '@/wire/schemas/order-quote'
import { Cell } from '@/ui/cell'
import { Price } from '@/ui/price'
import { CouponCodeSheet } from '@/widgets/coupon/coupon-code-sheet'
import { CouponPicker, type CouponsOff } from './coupon-picker'
import { messages } from './messages'
import './order-coupons.scss'
import { QuoteFailed } from './quote-failed'
import type { OrderCoupons } from './use-order-coupons'
import type { Quoted } from './use-quote'

interface CouponsProps {
  coupons: OrderCoupons
  quoted: Quoted<CouponSums>
}

/** The row that says what coupons take off, and opens the choice; or that nobody knows what they take off. */
export function CouponRows({ coupons, quoted: { quote, hasFailed, refresh } }: CouponsProps) {
  return (
    <>
      {quote && (
        <View className="coupons-row">
          <Cell
            label={messages.title}
            value={
              quote.couponAmount > 0 ? <Price amountFen={quote.couponAmount} meaning="deduction" /> : usableText(quote)
            }
            onPress={() => coupons.show('picker')}
          />
        </View>
      )}
      {hasFailed && <QuoteFailed onRetry={refresh} />}
    </>
  )
}

const usableText = ({ coupons }: CouponSums): string => {
  const usable = coupons.filter(({ reason }) => reason === null).length
  return usable === 0 ? messages.noneUsable : messages.usable(usable)
}

interface CouponSheetsProps extends CouponsProps {
  off: CouponsOff
}

/** The choice, and the sheet in which a code is typed for one more. */
export function CouponSheets({ coupons, quoted: { quote, refresh }, off }: CouponSheetsProps) {
  if (!quote) return null
  return (
    <>
      <CouponPicker coupons={coupons} quote={quote} off={off} />
      <CouponCodeSheet
        isOpen={coupons.sheet === 'code'}
        onClose={() => coupons.show('picker')}
        onTaken={() => {
          coupons.show('picker')
          refresh()
        }}
      />
    </>
  )
}
