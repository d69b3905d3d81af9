import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page that reserves a car for a small deposit. */
const en = {
  title: 'Reserve',
  from: (amount: string) => `From ¥${amount}`,
  configured: (amount: string) => `¥${amount} as you configured it`,
  smallDeposit: 'Small deposit',
  carPicture: (model: string) => `${model}, front three-quarter`,
  rightsTitle: 'With this deposit',
  phone: 'Phone',
  city: 'City',
  shop: 'Shop',
  chooseCity: 'Choose a city',
  chooseShop: 'Choose a shop',
  citySheet: 'Your city',
  depositFor: (model: string) => `the deposit for ${model}`,
  notOnSaleTitle: 'Not on sale',
  notOnSaleText: 'This deposit is not on sale at the moment.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
