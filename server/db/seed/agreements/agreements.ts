import type { Queryable } from '../../queryable'
import { insertRows } from '../insert-rows'
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

/** The agreements in force. */
export const seedAgreements = (tx: Queryable): Promise<void> =>
  insertRows(
    tx,
    'agreement',
    agreements.map(({ effectiveDate, changeNote, sections, ...agreement }) => ({
      ...agreement,
      effective_date: effectiveDate,
      change_note: changeNote,
      sections: sections.map((part) => ({ ...part })),
    })),
  )
