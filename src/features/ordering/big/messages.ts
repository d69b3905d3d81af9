import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page that orders a configured car for a big deposit, and changes such an order. */
const en = {
  pleaseEnter: 'Please enter',
  title: 'Confirm order',
  editTitle: 'Change order',
  packs: (count: number) => `${count}\u00a0option\u00a0packs`,
  summary: (names: readonly string[]) => names.join(', '),
  configuredPrice: 'Configured price',
  reviewCar: (car: string, summary: string) => `${car}, ${summary}. Review the configuration`,
  gone: (names: readonly string[]) =>
    `No longer offered: ${names.join(', ')}. The car is ordered without ${names.length === 1 ? 'it' : 'them'}.`,
  priceSince: (before: string) => `It was ¥${before} when you configured it.`,
  openOrder: (orderNo: string) => `You have the order ${orderNo} of this model. A new order is a second car.`,
  useForOpenOrder: 'Change that order to this car',
  payOpenOrder: 'Pay that order',

  buyer: 'Buyer',
  buyerType: 'Who buys',
  personal: 'Personal',
  enterprise: 'Enterprise',
  name: 'Name',
  company: 'Company',
  phone: 'Phone',
  document: 'Document',
  documentSheet: 'Document type',
  documentNo: 'Number',
  residentIdNo: 'ID number',
  taxNo: 'Tax number',
  numberKept: (masked: string) => `${masked}, kept`,
  nameMissing: 'Enter the name as it is on the document',
  companyMissing: 'Enter the registered name of the company',
  nameUnwritable: 'Letters and digits only: the contract is printed with it',
  numberMissing: 'Enter the number of the document',
  residentIdWrong: 'Check the ID number: 18 characters, the last may be X',
  documentWrong: 'Check the number: it does not fit this kind of document',
  taxNumberMissing: 'Enter the tax number of the company',
  taxNumberWrong: 'Check the tax number: 18 letters and digits, as on the business licence',

  licensingCity: 'Licensing city',
  deliveryCity: 'Delivery city',
  shop: 'Shop',
  chooseCity: 'Choose a city',
  chooseShop: 'Choose a shop',
  salesExpert: 'Sales expert',
  looksAfterYou: 'Looks after your order',

  plan: 'Payment plan',
  fullPayment: 'Full payment',
  fullPaymentText: 'Pay the balance before delivery',
  finance: 'Finance',
  financeText: (monthly: string) => `From ¥${monthly} a month`,
  financeTextPlain: 'Apply once the order is locked',

  rightsTitle: 'With this deposit',
  salePrice: 'Sale price',
  saleOf: (car: string) => `the sale price of ${car}`,
  couponsAnew: 'Coupons count anew for another car or shop; one that does not fit comes back to you.',
  soldFor: (amount: string) => `The sale price is then ¥${amount}.`,
  bigDeposit: 'Big deposit',
  smallDeducted: 'Small deposit deducted',
  deductSmall: (orderNo: string) => `Deduct small deposit, order ${orderNo}`,
  refundTerms:
    'You can have the whole deposit back until the order is locked: when you confirm it, or seven days after you paid. From then on it stays.',
  depositStays: (amount: string) => `Your deposit of ¥${amount} stays the same.`,
  depositFor: (car: string) => `the deposit for ${car}`,

  noCarTitle: 'No car yet',
  noCarText: 'Choose a model and configure it, then order it here.',
  chooseModel: 'See the models',
  notOnSaleTitle: (model: string) => `${model} cannot be ordered yet`,
  opens: (time: string) => `Orders open on ${time}. Your configuration is kept.`,
  notOnSaleText: 'The big deposit is not on sale at the moment. Your configuration is kept.',
  reserve: 'Reserve with a small deposit',
  unavailableTitle: 'This car is not available',
  unavailableText: 'This version is no longer offered.',

  save: 'Save changes',
  nothingChanged: 'Nothing has changed yet',
  saved: 'Order changed',
  notSaved: 'The order was not changed',
  newCar: 'Your order gets this car',
  difference: (isMore: boolean, amount: string) => `¥${amount} ${isMore ? 'more' : 'less'} than the car on order`,
  lockedTitle: 'This order can no longer be changed',
  lockedText: 'Its own page says why.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
