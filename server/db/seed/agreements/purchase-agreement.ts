import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './purchase-agreement-zh'

/** The terms of a big-deposit order, up to the contract of sale. */
export const purchaseAgreement: AgreementRow = {
  id: AgreementId.purchaseAgreement,
  version: 7,
  title: 'Purchase agreement',
  effectiveDate: '2026-11-28',
  changeNote: 'The Chinese text says what the contract says, in its words',
  zh,
  sections: [
    changedSection(
      '1. The parties',
      'Vela Motors (Shanghai) Ltd sells, you buy. Your expert advises and cannot change this agreement.',
    ),
    section(
      '2. The deposit',
      'A small deposit of ¥1,000.00 returns in full at any time until the order is locked. A big deposit of ¥5,000.00 returns in full until the order is locked, and not afterwards.',
    ),
    section(
      '3. The price',
      'The price at which you order holds until delivery, even if prices change meanwhile. If you change the car before you lock the order, the prices of that day count.',
    ),
    section(
      '4. Locking the order',
      'When you lock the order, version, colour, options and delivery city are fixed and your car gets a place in the plan. Until then you may change everything in the app. After seven days without your confirmation the order locks by itself. Where you have allowed it, WeChat reminds you a day before.',
    ),
    section(
      '5. The balance',
      'The balance is due before delivery. You may pay it in up to ten parts, from different accounts, as long as each is in your name.',
    ),
    changedSection(
      '6. Delivery',
      'The delivery date in the contract is a date, not a month. At the delivery centre you see the inspection report, look over the car in daylight and sign the delivery confirmation. Before you sign, the car is ours and so is the risk.',
    ),
    section(
      '7. If you take finance',
      'The loan is a contract between you and the lender. If it is refused, you may apply again or pay in full. For anything else, please call customer service.',
    ),
    section(
      '8. Warranty',
      'The first owner has a lifetime warranty on battery, motor and electronics, within the mileage and care described in the warranty booklet. Later owners have eight years or 160,000 km.',
    ),
    section(
      '9. Leaving the agreement',
      'Until the order is locked you may leave in the app. If you leave afterwards for reasons of your own, the big deposit stays with us. If we are late, or the car differs from what you locked, please call customer service. The rights that the law gives you stay as they are.',
    ),
  ],
}
