import { AgreementId } from '@/wire/enums/agreement'

const KNOWN_IDS = Object.values(AgreementId)

/** The agreement that a link names; undefined when there is none of that number. */
export const agreementIdOf = (text: string | undefined): AgreementId | undefined =>
  KNOWN_IDS.find((id) => String(id) === text)

/** The agreements that an account stands on: the only ones that are agreed to here and not where they matter. */
const ACCOUNT_AGREEMENTS: readonly AgreementId[] = [AgreementId.userAgreement, AgreementId.privacyPolicy]

export const isAccountAgreement = (id: AgreementId): boolean => ACCOUNT_AGREEMENTS.includes(id)
