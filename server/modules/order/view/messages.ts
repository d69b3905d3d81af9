import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of an order's view beside its status and its history. */
const en = {
  invoice: 'Invoice',
  inspected: 'Inspected',
  beingPrepared: 'Being prepared',
  readyForPickUp: 'Ready for pick-up',
  pickUpConfirmed: 'Pick-up confirmed',
  delivered: 'Delivered',
  arrived: (model: string, centre: string) => `Your ${model} has reached ${centre}.`,
  toPickUp: (time: string) => `Pick it up on ${time}.`,
  confirmedToPickUp: (time: string) => `You pick it up on ${time}.`,
  loan: (scheme: string, months: number) => `${scheme}, ${months} months`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
