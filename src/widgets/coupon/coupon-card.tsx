import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import type { Coupon } from '@/wire/schemas/coupon'
import { CouponKind } from '@/wire/enums/coupon'
import { stubTexts } from './coupon-texts'
import './coupon-card.scss'

export interface CouponCardProps {
  coupon: Coupon
  /** The line under the name. */
  note: string
  /** What stands at the right of the name. */
  tag?: ReactNode
  /** The line at the foot, and what can be done. */
  foot?: ReactNode
  /** Cannot be used (any more): grey, whatever it is worth. */
  isOff?: boolean
  /** In a choice: ticked or not, with a line around it. */
  isTicked?: boolean
  /** What stands at the right end: a tick. */
  mark?: ReactNode
}

/** A coupon as a ticket: what it is worth on the stub, what it is for beside it. */
export function CouponCard({ coupon, note, tag, foot, isOff, isTicked, mark }: CouponCardProps) {
  const { figure, decimals, meaning } = stubTexts(coupon)
  const isService = coupon.kind === CouponKind.service
  return (
    <View
      className={classNames(
        'coupon-card',
        isService && 'coupon-card--service',
        isOff && 'coupon-card--off',
        isTicked === undefined && 'coupon-card--ticket',
        isTicked === true && 'coupon-card--ticked',
        isTicked === false && 'coupon-card--free',
      )}
    >
      <View className="coupon-card__stub">
        <View className="coupon-card__figure">
          {figure}
          {decimals !== undefined && <Text className="coupon-card__decimals">.{decimals}</Text>}
        </View>
        <View className="coupon-card__meaning">{meaning}</View>
      </View>
      <View className="coupon-card__body">
        <View className="coupon-card__head">
          <View className="coupon-card__name">{coupon.couponName}</View>
          {tag}
        </View>
        <View className="coupon-card__note">{note}</View>
        {foot && <View className="coupon-card__foot">{foot}</View>}
      </View>
      {mark && <View className="coupon-card__mark">{mark}</View>}
    </View>
  )
}
