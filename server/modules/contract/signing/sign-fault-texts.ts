import { texts } from '@/language/texts'
import { SignFault } from '../../../gateways/e-sign/e-sign-gateway'
import { zh } from './sign-fault-texts-zh'

const en = {
  [SignFault.identityCheck]: 'The face check did not succeed',
  [SignFault.expired]: 'The signing was not finished in time',
}

export type SignFaultTexts = typeof en

const faultTexts: Readonly<Partial<Record<string, string>>> = texts(en, zh)

/** Why a signing failed, for the shopper; what a provider told in its own words stays as it is. */
export const signFaultText = (reason: string): string => faultTexts[reason] ?? reason
