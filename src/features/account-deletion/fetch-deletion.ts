import type { AccountDeletion } from '@/wire/schemas/account'
import type { Agreement } from '@/wire/schemas/agreement'
import { AgreementId } from '@/wire/enums/agreement'
import type { CallOptions } from '@/services/request/call'
import { fetchDeletion } from '@/services/api/account'
import { fetchAgreement } from '@/services/api/agreement'

/** What the page is about: where the deletion stands, and what is agreed to before it. */
export interface DeletionData {
  deletion: AccountDeletion
  agreements: readonly Agreement[]
}

/** Reads both at once. */
export const fetchDeletionData = async (options: CallOptions): Promise<DeletionData> => {
  const [deletion, notice, reminder] = await Promise.all([
    fetchDeletion(options),
    fetchAgreement(AgreementId.accountDeletionNotice, options),
    fetchAgreement(AgreementId.deletionReminder, options),
  ])
  return { deletion, agreements: [notice, reminder] }
}
