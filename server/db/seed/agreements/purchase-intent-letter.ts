import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './purchase-intent-letter-zh'

/** What a small deposit promises, from both sides. */
export const purchaseIntentLetter: AgreementRow = {
  id: AgreementId.purchaseIntentLetter,
  version: 5,
  title: 'Purchase intent letter',
  effectiveDate: '2026-11-28',
  changeNote: 'Until when your place is kept, whose it is and what comes next',
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
    section(
      '3. Getting it back',
      'You may ask for the whole deposit back at any time until you lock the order, in the app and without giving proof. We send it to the account it came from.',
      'This takes 3 to 5 working days.',
    ),
    section(
      '4. The price',
      'The prices shown today are what we plan. The price that counts is the one on the day you order the car. If it changes while you order, the app shows you both and you decide.',
    ),
    changedSection(
      '5. Our side',
      'Your place is kept from your payment on, until you order the car with it or ask for the deposit back. If we stop offering the model, you get the whole deposit back in the same way, as in part 3.',
    ),
    changedSection(
      '6. One person, one place',
      'A place belongs to the account that paid for it. It cannot be passed on to another account and may not be sold. The car may be bought by somebody else: you name the buyer when you order it.',
    ),
    changedSection(
      '7. What comes next',
      'The app shows when the big deposit can be placed. You then configure the car and place it, and the small deposit is deducted; or you do nothing, and may ask for the small deposit back at any time, as in part 3.',
    ),
  ],
}
