import type { PayMethod, PayPurpose } from '@/wire/enums/payment'
import { PAY_METHODS } from './pay-methods'

/** A row of the table of ways to pay. */
export type KnownPayMethod = (typeof PAY_METHODS)[keyof typeof PAY_METHODS]

/** The ways to pay, in the order in which a cashier lists them. */
export const payMethods: readonly KnownPayMethod[] = Object.values(PAY_METHODS)

/** The way that a shopper is offered first. */
export const usualPayMethod: KnownPayMethod =
  payMethods.find(({ isRecommended }) => isRecommended) ?? PAY_METHODS.wechat

/**
 * The row of a way to pay.
 *
 * @throws RangeError for a code that is none.
 */
export const payMethodOf = (code: PayMethod): KnownPayMethod => {
  const found = payMethods.find((method) => method.code === code)
  if (found === undefined) throw new RangeError(`Not a way to pay: ${code}`)
  return found
}

/** Whether a way to pay takes a deposit, or a part of a balance. */
export const isFor = ({ purposes }: KnownPayMethod, purpose: PayPurpose): boolean =>
  purposes.some((one) => one === purpose)
