import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './purchase-intent-letter-zh'

/** What a small deposit promises, from both sides. */
export const purchaseIntentLetter: AgreementRow = {
  id: AgreementId.purchaseIntentLetter,
  version: 4,
  title: 'Purchase intent letter',
  effectiveDate: '2026-11-28',
  changeNote: 'How long a refund takes, and which price counts',
  zh,
  sections: [
    section(
      '1. What you reserve',
      'With the small deposit you reserve a place in the building order of one model. It is not yet a purchase: version, colour and options are chosen later, and nothing binds you to buy.',
    ),
    section(
      '2. The deposit',
      'The small deposit is ¥1,000.00 for one car, paid through the app. It counts towards the price at the value the app shows on the day you pay. If it is not paid within 30 minutes, the place goes back.',
    ),
    changedSection(
      '3. Getting it back',
      'You may ask for the whole deposit back at any time until you lock the order, in the app and without giving proof. We send it to the account it came from.',
      'This takes 3 to 5 working days.',
    ),
    changedSection(
      '4. The price',
      'The prices shown today are what we plan. The price that counts is the one on the day you order the car. If it changes while you order, the app shows you both and you decide.',
    ),
    section(
      '5. Our side',
      'We keep your place in the order of payment. If we stop offering the model, or cannot offer you a delivery date within twelve months, we return the deposit on our own account and say why.',
    ),
    section(
      '6. One person, one place',
      'A place belongs to the account that paid for it. It may be passed on once, within the family, through our service. It may not be sold.',
    ),
    section(
      '7. What comes next',
      'When building starts in your group, we write to you in the app. You then configure the car and place the big deposit, from which the small one is deducted, or you do nothing and the place moves to the next group.',
    ),
  ],
}
