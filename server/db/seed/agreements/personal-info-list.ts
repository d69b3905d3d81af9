import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, type AgreementRow } from './agreement-row'
import { zh } from './personal-info-list-zh'

/** Every item of personal data with its purpose, occasion and receiver. */
export const personalInfoList: AgreementRow = {
  id: AgreementId.personalInfoCollectionList,
  version: 5,
  title: 'Personal info collection list',
  effectiveDate: '2026-11-28',
  changeNote: 'Names all that the app keeps today, and every receiver',
  zh,
  sections: [
    changedSection(
      '1. Account',
      'Mobile number: to log in and to reach you; when you log in; kept while the account exists. Codes sent to it are kept for two days. Receiver: the sender of text messages.',
      'WeChat identifier: to recognise you in WeChat and to send the messages that you allow there; when you log in there. Receiver: WeChat.',
      'Nickname, picture, gender, birthday, home city, introduction: to show you as you wish; only if you enter them.',
      'Who invited you and where you came from: to thank for an invitation; when you register or claim one. Links of invitations that a phone has opened: to count them; kept for a year.',
    ),
    changedSection(
      '2. Orders and contracts',
      'Name, document type and number, or company name and tax number: for contract and invoice; when you place a big deposit. Kept for ten years once a car is delivered.',
      'Mobile number of the buyer: to reach you about the order; when you place it. Name and number also go to the signing provider when you sign.',
      'Licensing and delivery city, shop: to plan delivery; when you place an order.',
      'Payment result and time: to book your payment; each time you pay. Receiver: the payment provider. Pictures of bank receipts: to find your transfer; when you add them.',
      'Stars, words and pictures about the delivery: to do better; when you send them.',
    ),
    changedSection(
      '3. Drives, activities and driver licence',
      'Driver licence, front and back: to check that you may drive, and to register your car; when you upload it; kept until you take your consent back or the account ends.',
      'Name of the driver, hour and shop: to hold the appointment; when you book it. Receiver: the shop of the appointment.',
      'Name, number of guests and where you came from: to keep your place at an activity; when you sign up. Receiver: the house of the activity.',
    ),
    changedSection(
      '4. Finance',
      'Pictures of your resident ID and of the income of six months: for the lender’s decision; when you apply; kept until you take your consent back or the account ends. Terms and the lender’s answer are kept with the order. Receiver: the lender you choose.',
    ),
    changedSection(
      '5. What you write and earn',
      'Posts, comments, reports, likes, favourites and follows: to show them, and to keep the place decent; when you make them.',
      'Feedback with its pictures, and another contact if you give one: to answer you; when you write it. A draft is kept for 90 days.',
      'Points, growth, coupons and saved cars: to keep them for you; when they arise.',
    ),
    changedSection(
      '6. Device and use',
      'Device brand and model, random installation identifier: to show you where you are logged in, and to keep others out; with each call; kept for a year after its last use.',
      'Your position: to sort shops by distance; only while that page is open; not stored. Place of your car: to show it to you; only while you let it tell; not stored.',
    ),
    changedSection(
      '7. Receivers',
      'Text messages: Tencent Cloud. Login, payments and messages in WeChat: WeChat. Addresses on the map: Tencent’s location service. Signing: the provider that the signing page names. Loans: the lender you choose. Appointments and activities: the shop. Each receives only the items named above for its purpose.',
    ),
  ],
}
