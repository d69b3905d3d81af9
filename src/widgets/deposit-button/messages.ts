import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Label and hint of the deposit button. */
const en = {
  smallDeposit: 'Small deposit',
  bigDeposit: 'Big deposit',
  refundable: 'Small deposit · refundable',
  joinLine: 'Join the line',
  reserveFor: (amount: string) => `Reserve for ¥${amount}`,
  orderFor: (amount: string) => `Order for ¥${amount}`,
  opens: (time: string) => `Opens ${time}`,
  opensHint: (time: string) => `Opens ${time}`,
  orderOpens: (time: string) => `Order opens ${time}`,
  after: (time: string) => `in ${time}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
