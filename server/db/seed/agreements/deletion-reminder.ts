import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './deletion-reminder-zh'

/** The short reminder next to the last button of account deletion. */
export const deletionReminder: AgreementRow = {
  id: AgreementId.deletionReminder,
  version: 2,
  title: 'Deletion reminder',
  effectiveDate: '2026-11-20',
  changeNote: 'Seven days to change your mind',
  zh,
  sections: [
    changedSection(
      '1. After seven days it cannot be undone',
      'For seven days after you confirm you can log in and keep the account. Then it and what hangs on it are gone, and we cannot restore them.',
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
