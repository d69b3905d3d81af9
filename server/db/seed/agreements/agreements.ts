import { contentTable, type SeedTable } from '../seed-table'
import { accountDeletionNotice } from './account-deletion-notice'
import type { AgreementRow } from './agreement-row'
import { deletionReminder } from './deletion-reminder'
import { personalInfoList } from './personal-info-list'
import { privacyPolicy } from './privacy-policy'
import { purchaseAgreement } from './purchase-agreement'
import { purchaseIntentLetter } from './purchase-intent-letter'
import { userAgreement } from './user-agreement'

/** One agreement for every id of the wire, at the version in force. */
export const agreements: readonly AgreementRow[] = [
  userAgreement,
  accountDeletionNotice,
  personalInfoList,
  deletionReminder,
  privacyPolicy,
  purchaseIntentLetter,
  purchaseAgreement,
]

const sectionsInChinese = ({ sections, zh }: AgreementRow) =>
  sections.map(({ changed }, index) => ({ ...zh.sections[index], changed }))

const rows = agreements.map((agreement) => ({
  id: agreement.id,
  version: agreement.version,
  title: agreement.title,
  effective_date: agreement.effectiveDate,
  change_note: agreement.changeNote,
  sections: agreement.sections.map((part) => ({ ...part })),
  zh: {
    title: agreement.zh.title,
    change_note: agreement.zh.changeNote,
    sections: sectionsInChinese(agreement),
  },
}))

/** The agreements in force. */
export const agreementTables = (): SeedTable[] => [contentTable('agreement', rows)]
