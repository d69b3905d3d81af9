import { texts } from '@/language/texts'
import { PayFault } from '../../../gateways/pay/payment-gateway'
import { zh } from './pay-fault-texts-zh'

const en = {
  [PayFault.cardLimit]: 'Card limit reached',
  [PayFault.cardDeclined]: 'The card was declined.',
  [PayFault.bankDeclined]: 'The bank declined this payment.',
}

export type PayFaultTexts = typeof en

const faultTexts: Readonly<Partial<Record<string, string>>> = texts(en, zh)

/** Why a payment came to nothing, for the shopper; what a provider told in its own words stays as it is. */
export const payFaultText = (reason: string): string => faultTexts[reason] ?? reason
