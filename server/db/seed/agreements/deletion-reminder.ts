import { AgreementId } from '@/wire/enums/agreement'
import { section, type AgreementRow } from './agreement-row'
import { zh } from './deletion-reminder-zh'

/** The short reminder next to the last button of account deletion. */
export const deletionReminder: AgreementRow = {
  id: AgreementId.deletionReminder,
  version: 1,
  title: 'Deletion reminder',
  effectiveDate: '2026-01-15',
  changeNote: 'First version',
  zh,
  sections: [
    section(
      '1. This cannot be undone',
      'Once you confirm, the account and what hangs on it are gone. We cannot restore them, even if you ask on the same day.',
    ),
    section(
      '2. Use what you have first',
      'Look at your points, coupons and rights. Charging credit and service vouchers end with the account.',
    ),
    section('3. Save what you need', 'Download invoices and contracts from your orders, and pictures from your posts.'),
    section(
      '4. Tell the others',
      'Members of your family lose their access to the car. If you lent a digital key, it stops opening.',
    ),
    section(
      '5. Rather a pause?',
      'You can switch off all messages and log out instead. Your account then simply waits.',
    ),
  ],
}
