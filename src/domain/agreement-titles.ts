import type { AgreementId } from '@/wire/enums/agreement'
import { texts } from '@/language/texts'
import { zh } from './agreement-titles-zh'

export type AgreementTitles = Record<keyof typeof AgreementId, string>

const en: AgreementTitles = {
  userAgreement: 'User agreement',
  accountDeletionNotice: 'Account deletion notice',
  personalInfoCollectionList: 'Personal info collection list',
  deletionReminder: 'Deletion reminder',
  privacyPolicy: 'Privacy policy',
  leadActivityPrivacyStatement: 'Lead-activity privacy statement',
  purchaseIntentLetter: 'Purchase intent letter',
  purchaseAgreement: 'Purchase agreement',
}

/** Name of every agreement; document 13 goes by two names. */
export const AGREEMENT_TITLES = texts(en, zh)
