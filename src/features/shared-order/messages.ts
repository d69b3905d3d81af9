import type { SharedStage } from '@/wire/enums/order-share'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of an order that somebody shares. */
const en = {
  title: 'Order',
  heading: (buyer: string, model: string) => `${buyer}’s ${model}`,
  headingOfNobody: (model: string) => `A ${model} on order`,
  text: (ends: string) => `Shared to look at, nothing can be changed. ${ends}`,
  endsInDays: (days: number) => (days === 1 ? 'Ends in 1 day.' : `Ends in ${days} days.`),
  endsInHours: (hours: number) => (hours <= 1 ? 'Ends within the hour.' : `Ends in ${hours} hours.`),
  stages: {
    deposit: 'Being placed',
    lockOrder: 'Ordered',
    contract: 'Locked order',
    payoff: 'Contract signed',
    delivery: 'Being delivered',
    over: 'Delivered',
    stopped: 'Order ended',
  } satisfies Record<SharedStage, string>,
  picture: (model: string, paint?: string) =>
    paint === undefined ? model : `${model} in ${paint}, front three-quarter`,
  notConfigured: 'Not configured yet',
  configuration: 'Configuration',
  version: 'Version',
  buyer: 'Buyer',
  amounts: 'Amounts',
  rest: 'Phone and papers',
  hidden: 'Hidden by the owner',
  readOnly: 'Read only',
  configure: 'Configure my own',
  card: (model: string) => `A ${model}, and how far it is`,
  ended: { title: 'This link has ended', text: 'Links to an order end after seven days. Ask its owner for a new one.' },
  revoked: { title: 'No longer shared', text: 'The owner has stopped sharing this order.' },
  unknown: { title: 'This link leads to no order', text: 'Please check that you have the whole link.' },
  seeCars: 'See the cars',
}

export type Messages = typeof en

export const messages = texts(en, zh)
