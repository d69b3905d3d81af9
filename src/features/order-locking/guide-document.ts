import { AgreementId } from '@/wire/enums/agreement'

/** The document that is read before an order is locked: what locking means stands there. */
export const GUIDE_DOCUMENT = AgreementId.purchaseAgreement

/** The documents of an order: no link opens any other here. */
const ALLOWED: readonly AgreementId[] = [GUIDE_DOCUMENT, AgreementId.purchaseIntentLetter]

/** The document that a link names; the guide when it names none, undefined when it is none of an order's. */
export const documentOf = (text: string | undefined): AgreementId | undefined =>
  text === undefined ? GUIDE_DOCUMENT : ALLOWED.find((id) => String(id) === text)
