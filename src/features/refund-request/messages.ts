import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of applying for a refund. */
const en = {
  title: 'Apply for refund',
  small: 'Small deposit',
  big: 'Big deposit',
  paidOn: (deposit: string, day: string) => `${deposit} · paid ${day}`,
  amount: 'Refund amount',
  linked: 'Small deposit, returned too',
  paid: 'Deposit paid',
  before: 'Given back before',
  total: 'Returned now, in all',
  route: 'Returns to the account that you paid with in 3 to 5 working days',
  termsTitle: 'What a refund means',
  terms: {
    whole: 'The whole deposit goes back. Nothing is kept and no fee is taken.',
    route: 'It goes back the way it came, to the account that you paid with.',
    linked: 'The small deposit that was counted towards this order goes back as well, by its own way.',
    coupons: 'A coupon that lowered the deposit is yours again while it lasts: you get back what you paid.',
    discounts: 'What was taken off the price of the car ends with the order: you get back what you paid.',
    closes: 'A refund closes this order. The rights that came with it end as well.',
    place: 'Your place goes to someone else once the money is back.',
    failure: 'If your bank turns it down, your money stays safe with us and you can apply again.',
  },
  retry: 'The last refund did not go through. Your money is safe; apply again and we ask the bank once more.',
  keepOrder: 'Keep order',
  submit: 'Submit',
  needsReason: 'Choose a reason first',
  needsOwnWords: 'Tell us the reason',
  applied: 'Refund applied for',
  refusedTitle: 'No refund was applied for',
  unknownTitle: 'No answer from the server',
  unknownText: (why: string) => `${why} Trying again will not do it twice.`,
  notNowTitle: 'Nothing to refund here',
  notNowText: 'This order has no deposit that can be given back now.',
  viewOrder: 'View order',
  carPicture: (model: string) => `${model}, side`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
