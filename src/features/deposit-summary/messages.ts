import { OrderType } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the pages that sum up a deposit before it is paid. */
const en = {
  smallTitle: 'Small deposit',
  bigTitle: 'Big deposit',
  orderFacts: 'Your order',
  orderNo: 'Order number',
  city: 'City',
  licensingCity: 'Licensing city',
  deliveryCity: 'Delivery city',
  shop: 'Shop',
  phone: 'Phone',
  buyer: 'Buyer',
  rightsTitle: 'With this deposit',
  plan: 'Payment plan',
  fullPayment: 'Full payment',
  fullPaymentText: 'Pay the balance before delivery',
  finance: 'Finance',
  financeText: 'Apply once the order is locked',
  agreements: 'Agreements',
  agreedOn: (time: string) => `Agreed on ${time}, with the order`,
  deposits: {
    [OrderType.small]: 'Small deposit',
    [OrderType.big]: 'Big deposit',
  } satisfies Record<OrderType, string>,
  smallDeducted: 'Small deposit deducted',
  dueNow: 'Due now',
  payWithin: 'Pay within',
  nothingTitle: 'Nothing to pay',
  nothingText: (status: string) => `No deposit is due for this order. Its status is: ${status}.`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
