import { View } from '@tarojs/components'
import type { CouponChoice } from '@/wire/schemas/order-quote'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Price } from '@/ui/price'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages as couponWords } from '@/widgets/coupon/messages'
import { CouponChoiceRow, UnusableCoupon } from './coupon-choice-row'
import { messages } from './messages'
import { toggled } from './ticks'
import './coupon-picker.scss'

/** What coupons lower: what is paid later for the car, or the deposit itself. */
export type CouponsOff = keyof typeof messages.sums

interface CouponPickerProps {
  isOpen: boolean
  choices: readonly CouponChoice[]
  ticked: readonly string[]
  /** What the server says that the ticked ones take off, in fen. */
  offFen: number
  /** What they lower. */
  off: CouponsOff
  onTick: (ids: string[]) => void
  onEnterCode: () => void
  onClose: () => void
}

const bestFirst = (choices: readonly CouponChoice[]): CouponChoice[] =>
  [...choices].sort((one, other) => Number(other.isBest) - Number(one.isBest))

/** The customer's coupons before an order: those that it can have to tick, the others with the reason. */
export function CouponPicker({
  isOpen,
  choices,
  ticked,
  offFen,
  off,
  onTick,
  onEnterCode,
  onClose,
}: CouponPickerProps) {
  const usable = bestFirst(choices.filter(({ reason }) => reason === null))
  const others = choices.filter(({ reason }) => reason !== null)
  const useNone = () => {
    onTick([])
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.title}
      onClose={onClose}
      foot={
        <StickyBar
          above={
            <View className="coupon-picker__sum">
              <View>{messages.sums[off](ticked.length)}</View>
              <Price amountFen={offFen} size={17} meaning="deduction" />
            </View>
          }
        >
          <Button kind="quiet" onPress={useNone}>
            {messages.useNone}
          </Button>
          <Button onPress={onClose}>{ticked.length === 0 ? messages.useNothing : messages.use(ticked.length)}</Button>
        </StickyBar>
      }
    >
      <View className="coupon-picker">
        <View className="coupon-picker__head">
          <View className="coupon-picker__count">{messages.usable(usable.length)}</View>
          <Button kind="link" isSmall icon={<ExtraIcon name="edit" size={16} />} onPress={onEnterCode}>
            {couponWords.enterCode}
          </Button>
        </View>
        <View role="list">
          {usable.map((choice) => (
            <CouponChoiceRow
              key={choice.coupon.id}
              choice={choice}
              isTicked={ticked.includes(choice.coupon.id)}
              onToggle={() => onTick(toggled(choices, ticked, choice.coupon.id))}
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
