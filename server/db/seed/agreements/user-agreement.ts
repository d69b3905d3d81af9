import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './user-agreement-zh'

/** The terms of having an account. */
export const userAgreement: AgreementRow = {
  id: AgreementId.userAgreement,
  version: 8,
  title: 'User agreement',
  effectiveDate: '2026-11-28',
  changeNote: 'How you learn that points and coupons end; posts are shown in the app alone',
  zh,
  sections: [
    section(
      '1. Who we are and what this covers',
      'Vela Motors (Shanghai) Ltd runs the Vela app, its H5 pages and the services in them. This agreement says what you may expect from us when you use them and what we ask of you.',
      'Buying a car, a test drive or a charging session has terms of its own. Where they say something else, they come first.',
    ),
    section(
      '2. Your account',
      'An account belongs to one mobile number and to one person. You log in with that number by a code we send you, or through WeChat. Keep the code to yourself: our staff will never ask for it.',
      'You must be 18 or older to place an order. Between 14 and 18 you may look, save and write with the consent of a parent. Below 14 please do not open an account.',
      'If your number passes to somebody else, tell us or delete the account first, so that nobody inherits your orders.',
    ),
    section(
      '3. What you can do here',
      'Anyone may look at models, prices, shops and stories without an account. You need one to place a deposit, book a drive, write, follow and collect points.',
      'Pictures of cars show what we build, but a screen is not daylight: see a paint in a shop before you decide by colour alone.',
    ),
    changedSection(
      '4. What you write and show',
      'What you post stays yours. You let us show it in the app for as long as it is online, cut to the size of the screen it appears on.',
      'Please post nothing that is stolen, false, hurtful or advertising in disguise. We take such posts down, say why, and you may object within 30 days.',
    ),
    changedSection(
      '5. Points, coupons and levels',
      'Points and coupons are a thank-you, not money. They cannot be sold or paid out. From 30 days before points end, the points page says so; a message tells you of a coupon 7 days before it ends.',
      'Points that came from a deposit which was refunded are taken back together with the refund.',
    ),
    section(
      '6. Fair use',
      'Do not reserve places you do not mean to keep, do not run programs against the app, and do not look for other people’s data. If we have good reason to think that an account does, we pause it, tell you at once and give you a person to talk to.',
    ),
    section(
      '7. When something goes wrong',
      'We answer for what we promise and for damage we cause by carelessness or worse. We cannot answer for a network that is down or for a third party’s service that a link leads to.',
      'If a price shown to you was plainly a mistake, we tell you before any money moves and you decide anew.',
    ),
    section(
      '8. Changes to this agreement',
      'When we change something that matters, the app shows you what is new before you go on, and this page marks the changed sections. Without your consent the old version stays in force for orders you have already placed.',
      'You can read every earlier version by asking our service, for three years.',
    ),
    section(
      '9. Leaving, law and disputes',
      'You may delete your account at any time in Settings; the account deletion notice says what is lost. The law of the People’s Republic of China applies. Talk to us first; if that does not help, the court at our seat in Shanghai or at your home decides.',
    ),
  ],
}
