import { texts } from '@/language/texts'
import { IdDocumentType } from '@/wire/enums/buyer'
import { zh } from './paper-texts-zh'

/** What all papers of an order say. */
const en = {
  seller: 'Vela Motors (Shanghai) Ltd',
  documents: {
    [IdDocumentType.residentId]: 'Resident ID',
    [IdDocumentType.passport]: 'Passport',
    [IdDocumentType.officerCard]: 'Officer card',
    [IdDocumentType.taiwanCompatriotCard]: 'Taiwan compatriot card',
    [IdDocumentType.hkMacauResidencePermit]: 'HK/Macau residence permit',
    [IdDocumentType.taiwanResidencePermit]: 'Taiwan residence permit',
    [IdDocumentType.foreignerPermanentResidenceCard]: 'Foreigner permanent residence card',
    [IdDocumentType.foreignerResidencePermit]: 'Foreigner residence permit',
    [IdDocumentType.hkMacauTravelPermit]: 'HK/Macau travel permit',
    [IdDocumentType.taiwanTravelPermit]: 'Taiwan travel permit',
  } satisfies Record<IdDocumentType, string>,
  taxNumber: 'Tax number',
  enterprise: 'Enterprise',
  name: 'Name',
  phone: 'Phone',
  model: 'Model',
  configuration: 'Configuration',
  order: (orderNo: string) => `Order ${orderNo}`,
  financed: 'Finance by a bank',
  paidInFull: 'Paid in full before delivery',
}

export type PaperTexts = typeof en

export const paperTexts = texts(en, zh)
