import { AgreementId } from '@/wire/enums/agreement'
import { changedSection, section, type AgreementRow } from './agreement-row'
import { zh } from './personal-info-list-zh'

/** Every item of personal data with its purpose, occasion and receiver. */
export const personalInfoList: AgreementRow = {
  id: AgreementId.personalInfoCollectionList,
  version: 4,
  title: 'Personal info collection list',
  effectiveDate: '2026-09-15',
  changeNote: 'Adds the licence check before a test drive',
  zh,
  sections: [
    section(
      '1. Account',
      'Mobile number: to log in and to reach you; when you log in; kept while the account exists.',
      'WeChat identifier: to recognise you in WeChat; when you log in there.',
      'Nickname, picture, gender, birthday, home city, introduction: to show you as you wish; only if you enter them.',
    ),
    section(
      '2. Orders and contracts',
      'Name, document type and number, or company name and tax number: for contract and invoice; when you place a big deposit.',
      'Licensing and delivery city, shop: to plan delivery; when you place an order.',
      'Payment result and time: to book your payment; each time you pay. Receiver: the payment provider.',
    ),
    changedSection(
      '3. Test drives',
      'Driving licence, front and back: to check that you may drive; before the appointment; deleted 30 days after it. Receiver: the shop of the appointment.',
      'Signature on the drive agreement: as proof; kept for two years.',
    ),
    section(
      '4. Finance',
      'Income range and employer, if the lender asks for them: for the lender’s decision; when you apply. Receiver: the lender you choose. We see the outcome only.',
    ),
    section(
      '5. Device and use',
      'Device model, system version, random installation identifier, pages opened, faults: to keep the app working; while you use it; kept for 180 days.',
      'Position: to sort shops by distance; only while that page is open; not stored.',
    ),
    section(
      '6. Receivers',
      'Short messages: Tencent Cloud. Payments: WeChat Pay. Maps: the map service of the platform. Each receives only the items named above for its purpose.',
    ),
  ],
}
