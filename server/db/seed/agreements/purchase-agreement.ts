import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './purchase-agreement-zh'

/** The terms of a big-deposit order, up to the contract of sale. */
export const purchaseAgreement: AgreementRow = {
  id: AgreementId.purchaseAgreement,
  version: 5,
  title: 'Purchase agreement',
  effectiveDate: '2026-11-15',
  changeNote: 'Balances may be paid in up to ten parts',
  zh,
  sections: [
    section(
      '1. The parties',
      'Vela Motors (Shanghai) Ltd sells, you buy. Your expert advises and cannot change this agreement.',
    ),
    section(
      '2. The deposit',
      'A small deposit of ¥1,000.00 returns in full at any time until the order is locked. A big deposit of ¥5,000.00 returns in full until you confirm the order, and not afterwards, unless we are late by more than 30 days.',
    ),
    section(
      '3. The price',
      'The price on the day you lock the order holds until delivery. If it falls before then, you pay the lower one.',
    ),
    section(
      '4. Locking the order',
      'When you lock the order, version, colour, options and delivery city are fixed and your car gets a place in the plan. Until then you may change everything in the app. After seven days without your confirmation the order locks by itself; we remind you twice.',
    ),
    changedSection(
      '5. The balance',
      'The balance is due when the car has reached the delivery centre, within 14 days. New: you may pay it in up to ten parts, from different accounts, as long as each is in your name.',
    ),
    section(
      '6. Delivery',
      'The delivery date in the contract is a date, not a month. At the delivery centre you see the inspection report, look over the car in daylight and sign the delivery confirmation. Before you sign, the car is ours and so is the risk.',
    ),
    section(
      '7. If you take finance',
      'The loan is a contract between you and the lender. If it is refused, you may pay in another way or leave this agreement within 14 days, and we return every payment.',
    ),
    section(
      '8. Warranty',
      'The first owner has a lifetime warranty on battery, motor and electronics, within the mileage and care described in the warranty booklet. Later owners have eight years or 160,000 km.',
    ),
    section(
      '9. Leaving the agreement',
      'If we are late by more than 30 days, or the car differs from what you locked, you may leave, and we return every payment within 7 working days. If you leave for other reasons after locking, the big deposit stays with us and everything else returns.',
    ),
  ],
}
