import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './account-deletion-notice-zh'

/** What deleting an account means; read before it is confirmed. */
export const accountDeletionNotice: AgreementRow = {
  id: AgreementId.accountDeletionNotice,
  version: 3,
  title: 'Account deletion notice',
  effectiveDate: '2026-11-20',
  changeNote: 'Seven days to change your mind',
  zh,
  sections: [
    section(
      '1. Before you go',
      'An account cannot be deleted while an order is open, a refund is under way or a loan is not paid off. The page shows what is in the way and how to settle it.',
    ),
    section(
      '2. What is lost',
      'Points, coupons, rights, level, drafts, favourites, posts and comments are removed. They do not come back if you register again with the same number.',
    ),
    section(
      '3. What we must keep',
      'Contracts, invoices and payment records stay for as long as tax law wants them. They are locked away from daily use and carry no picture and no nickname.',
    ),
    section(
      '4. Your car',
      'Functions of the car that need an account stop. Driving, charging and safety functions do not. A new owner can link the car to an account of their own.',
    ),
    changedSection(
      '5. How it works',
      'You confirm with a code sent to your number, and are logged out everywhere. For seven days everything stays as it is: log in and keep the account if you change your mind. Then your personal data is erased.',
    ),
  ],
}
