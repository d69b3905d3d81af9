import { AgreementId } from '@/wire/enums/agreement'
import { ACCOUNT_AGREEMENTS, agreementIds } from '@/domain/needed-agreements'

const KNOWN_IDS = Object.values(AgreementId)

/** The agreement that a link names; undefined when there is none of that number. */
export const agreementIdOf = (text: string | undefined): AgreementId | undefined =>
  KNOWN_IDS.find((id) => String(id) === text)

/** Whether an account stands on it: only these are agreed to here, and not where they matter. */
export const isAccountAgreement = (id: AgreementId): boolean => agreementIds(ACCOUNT_AGREEMENTS).includes(id)
