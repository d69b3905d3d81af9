import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the coupons that an order takes. */
const en = {
  title: 'Coupons',
  noneUsable: 'None to use',
  usable: (count: number) => `${count} can be used`,
  notForThis: (count: number) => `${count} not for this order`,
  models: (names: readonly string[]) => names.join(' and '),
  adds: (scope: string) => `${scope} · adds to others`,
  alone: (scope: string) => `${scope} · used alone`,
  best: 'Best choice',
  sums: {
    balance: (count: number) => (count === 1 ? '1 coupon, off the balance' : `${count} coupons, off the balance`),
    deposit: (count: number) => (count === 1 ? '1 coupon, off the deposit' : `${count} coupons, off the deposit`),
  },
  useNone: 'Use none',
  use: (count: number) => (count === 1 ? 'Use 1 coupon' : `Use ${count} coupons`),
  useNothing: 'Go on without',
  quoteFailed: 'We could not work out what is taken off. You can go on and order without.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
