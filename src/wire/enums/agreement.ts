/**
 * Agreement ids. 13 is one document under two names: the privacy policy and the
 * lead-activity privacy statement.
 */
export const AgreementId = {
  userAgreement: 2,
  accountDeletionNotice: 3,
  personalInfoCollectionList: 4,
  deletionReminder: 12,
  privacyPolicy: 13,
  leadActivityPrivacyStatement: 13,
  purchaseIntentLetter: 15,
  purchaseAgreement: 18,
} as const
export type AgreementId = (typeof AgreementId)[keyof typeof AgreementId]

/** Where an agreement is accepted. */
export const AgreementScene = { accountRegister: 1, accountDelete: 2, customerInformation: 3 } as const
export type AgreementScene = (typeof AgreementScene)[keyof typeof AgreementScene]
