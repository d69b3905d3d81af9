import type { CouponSums } from '@/wire/schemas/order-quote'
import { formatYuan } from '@/domain/money/money'
import { Cell } from '@/ui/cell'
import { CouponCodeSheet } from '@/widgets/coupon/coupon-code-sheet'
import { CouponPicker, type CouponsOff } from './coupon-picker'
import { messages } from './messages'
import { chosenIds } from './ticks'
import type { OrderCoupons } from './use-order-coupons'

const tickedOf = ({ ids }: OrderCoupons, { coupons }: CouponSums): string[] =>
  ids === undefined
    ? chosenIds(coupons)
    : ids.filter((id) => coupons.some(({ coupon, reason }) => coupon.id === id && reason === null))

interface CouponsProps {
  coupons: OrderCoupons
  quote: CouponSums
}

interface CouponSheetsProps extends CouponsProps {
  off: CouponsOff
  /** A code has brought one more. */
  onTaken: () => void
}

/** The row that says what coupons take off, and opens the choice. */
export function CouponsCell({ coupons, quote }: CouponsProps) {
  const usable = quote.coupons.filter(({ reason }) => reason === null).length
  const free = usable === 0 ? messages.noneUsable : messages.usable(usable)
  return (
    <Cell
      label={messages.title}
      value={quote.couponAmount > 0 ? `−¥${formatYuan(quote.couponAmount)}` : free}
      onPress={() => coupons.show('picker')}
    />
  )
}

/** The choice, and the sheet in which a code is typed for one more. */
export function CouponSheets({ coupons, quote, off, onTaken }: CouponSheetsProps) {
  return (
    <>
      <CouponPicker
        isOpen={coupons.sheet === 'picker'}
        choices={quote.coupons}
        ticked={tickedOf(coupons, quote)}
        offFen={quote.couponAmount}
        off={off}
        onTick={coupons.choose}
        onEnterCode={() => coupons.show('code')}
        onClose={() => coupons.show(null)}
      />
      <CouponCodeSheet
        isOpen={coupons.sheet === 'code'}
        onClose={() => coupons.show('picker')}
        onTaken={() => {
          coupons.show('picker')
          onTaken()
        }}
      />
    </>
  )
}
