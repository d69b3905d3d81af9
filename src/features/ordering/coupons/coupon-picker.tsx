import { View } from '@tarojs/components'
import type { CouponChoice, CouponSums } from '@/wire/schemas/order-quote'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Price } from '@/ui/price'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages as couponWords } from '@/widgets/coupon/messages'
import { CouponChoiceRow, UnusableCoupon } from './coupon-choice-row'
import { messages } from './messages'
import { chosenIds, toggled } from './ticks'
import type { OrderCoupons } from './use-order-coupons'
import './coupon-picker.scss'

/** What coupons lower: what is paid later for the car, or the deposit itself. */
export type CouponsOff = keyof typeof messages.sums

interface CouponPickerProps {
  coupons: OrderCoupons
  /** What the server says of the coupons, and that the ticked ones take off. */
  quote: CouponSums
  /** What they lower. */
  off: CouponsOff
}

const tickedOf = ({ ids }: OrderCoupons, { coupons }: CouponSums): string[] =>
  ids === undefined
    ? chosenIds(coupons)
    : ids.filter((id) => coupons.some(({ coupon, reason }) => coupon.id === id && reason === null))

const bestFirst = (choices: readonly CouponChoice[]): CouponChoice[] =>
  [...choices].sort((one, other) => Number(other.isBest) - Number(one.isBest))

/** The customer's coupons before an order: those that it can have to tick, the others with the reason. */
export function CouponPicker({ coupons, quote, off }: CouponPickerProps) {
  const choices = quote.coupons
  const ticked = tickedOf(coupons, quote)
  const usable = bestFirst(choices.filter(({ reason }) => reason === null))
  const others = choices.filter(({ reason }) => reason !== null)
  const close = () => coupons.show(null)
  const useNone = () => {
    coupons.choose([])
    close()
  }
  return (
    <Sheet
      isOpen={coupons.sheet === 'picker'}
      title={messages.title}
      onClose={close}
      foot={
        <StickyBar
          above={
            <View className="coupon-picker__sum">
              <View>{messages.sums[off](ticked.length)}</View>
              <Price amountFen={quote.couponAmount} size={17} meaning="deduction" />
            </View>
          }
        >
          <Button kind="quiet" onPress={useNone}>
            {messages.useNone}
          </Button>
          <Button onPress={close}>{ticked.length === 0 ? messages.useNothing : messages.use(ticked.length)}</Button>
        </StickyBar>
      }
    >
      <View className="coupon-picker">
        <View className="coupon-picker__head">
          <View className="coupon-picker__count">{messages.usable(usable.length)}</View>
          <Button kind="link" isSmall icon={<ExtraIcon name="edit" size={16} />} onPress={() => coupons.show('code')}>
            {couponWords.enterCode}
          </Button>
        </View>
        <View role="list">
          {usable.map((choice) => (
            <CouponChoiceRow
              key={choice.coupon.id}
              choice={choice}
              isTicked={ticked.includes(choice.coupon.id)}
              onToggle={() => coupons.choose(toggled(choices, ticked, choice.coupon.id))}
            />
          ))}
        </View>
        {others.length > 0 && (
          <>
            <View className="coupon-picker__head">
              <View className="coupon-picker__count">{messages.notForThis(others.length)}</View>
            </View>
            <View role="list">
              {others.map((choice) => (
                <UnusableCoupon key={choice.coupon.id} choice={choice} />
              ))}
            </View>
          </>
        )}
      </View>
    </Sheet>
  )
}
