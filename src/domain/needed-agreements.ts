import { AgreementId } from '@/wire/enums/agreement'
import { OrderType } from '@/wire/enums/order'

type AgreementName = keyof typeof AgreementId

/** What an account stands on: accepted at login, and anew in every new version. */
export const ACCOUNT_AGREEMENTS = ['userAgreement', 'privacyPolicy'] as const satisfies readonly AgreementName[]

/** What an order is placed under. */
export const ORDER_AGREEMENTS = {
  [OrderType.small]: ['purchaseIntentLetter', 'privacyPolicy'],
  [OrderType.big]: ['purchaseIntentLetter', 'purchaseAgreement'],
} as const satisfies Record<OrderType, readonly AgreementName[]>

/** The ids that agreements of these names travel by. */
export const agreementIds = (names: readonly AgreementName[]): AgreementId[] => names.map((name) => AgreementId[name])
