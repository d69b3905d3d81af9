import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './privacy-policy-zh'

/** The privacy policy; the same document is the privacy statement of lead activities. */
export const privacyPolicy: AgreementRow = {
  id: AgreementId.privacyPolicy,
  version: 11,
  title: 'Privacy policy',
  effectiveDate: '2026-11-28',
  changeNote: 'What is kept of your licence, phone and car, for how long and how, and a copy of your data at once',
  zh,
  sections: [
    section(
      '1. In short',
      'We collect what a service needs and nothing for its own sake. We do not sell data. You can see, correct, take along and delete what we hold about you.',
      'This policy covers the app, the H5 pages, forms at shops and events, and what your car sends when it is linked to your account.',
    ),
    changedSection(
      '2. What we collect and why',
      'Account: your mobile number, and your WeChat identifier if you log in that way, to know that it is you. Nickname, picture, birthday and home city only if you fill them in.',
      'Orders: name, identity document or tax number, licensing city and contact, because a contract, an invoice and a number plate need them. Payments run through the payment provider; we receive the result, never your card number.',
      'Drives and registration: the time, the shop and the name of the driver, and your driver licence, which we keep until you take your consent back or your account ends.',
      'Device: brand, model and a random identifier of this installation, to show you where you are logged in and to keep others out. It is not linked to advertising.',
    ),
    section(
      '3. Permissions',
      'Location is asked for when you look for a shop nearby, camera and album when you add a picture, the number of your phone when you choose one-tap login. Each is asked for at that moment, and refusing leaves everything else working.',
    ),
    changedSection(
      '4. What the car records',
      'Where your car stands reaches us only while you let it tell its place, so that the app can show it to you.',
      'Pictures of the cabin camera are evaluated inside the car and never leave it. They are not stored, and there is no way for us to fetch them. The outside cameras keep the last minute in the car, for you; we see it only if you send it to us after an accident.',
    ),
    section(
      '5. Who else sees it',
      'The shop and the delivery centre you choose, the lender you apply to, the insurer and the registration office you instruct us to deal with. Each gets only what its task needs and must delete it afterwards.',
      'Service providers that send our messages or keep our servers work for us under contract. The personal information list names every item and every receiver.',
    ),
    changedSection(
      '6. Where and how long',
      'Data is kept in mainland China. Order records stay for as long as tax law wants them, at present ten years. Verification codes are gone after two days, drafts of feedback when you delete them or after 90 days, everything else when your account is deleted, seven days after you ask for it.',
      'It travels encrypted. The number of your identity document is also stored encrypted, and documents open only through a link that expires within minutes.',
    ),
    section(
      '7. Activities and contact forms',
      'If you leave your number at an event, in a video or on a website, one shop calls you about what you asked for. It may call up to three times within 30 days. Say stop and it ends there.',
    ),
    changedSection(
      '8. Your rights',
      'In the app you can see and correct your profile, withdraw a permission, take a consent back, choose which messages reach you, and delete your account. “My data” makes a copy of your data at once.',
      'You may object to any decision that was prepared by a program, and a person will look at it.',
    ),
    section(
      '9. Children, changes, contact',
      'We knowingly keep no data of children under 14 without their parents’ consent. When this policy changes in a way that matters, you are asked again.',
      'Questions go to privacy@vela.example or to the hotline in Settings. If our answer does not satisfy you, you may turn to the supervisory authority.',
    ),
  ],
}
