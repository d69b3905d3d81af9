import { texts } from '@/language/texts'
import { zh } from './paper-texts-zh'

/** What all papers of an order say. */
const en = {
  seller: 'Vela Motors (Shanghai) Ltd',
  taxNumber: 'Tax number',
  enterprise: 'Enterprise',
  name: 'Name',
  phone: 'Phone',
  model: 'Model',
  configuration: 'Configuration',
  order: (orderNo: string) => `Order ${orderNo}`,
  financed: 'Finance by a bank',
  paidInFull: 'Paid in full before delivery',
}

export type PaperTexts = typeof en

export const paperTexts = texts(en, zh)
