import type { AgreementId } from '@/wire/enums/agreement'

/** Name of every agreement; document 13 goes by two names. */
export const AGREEMENT_TITLES = {
  userAgreement: 'User agreement',
  accountDeletionNotice: 'Account deletion notice',
  personalInfoCollectionList: 'Personal info collection list',
  deletionReminder: 'Deletion reminder',
  privacyPolicy: 'Privacy policy',
  leadActivityPrivacyStatement: 'Lead-activity privacy statement',
  purchaseIntentLetter: 'Purchase intent letter',
  purchaseAgreement: 'Purchase agreement',
} as const satisfies Record<keyof typeof AgreementId, string>
