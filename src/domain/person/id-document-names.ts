import { IdDocumentType } from '@/wire/enums/buyer'
import { texts } from '@/language/texts'
import { zh } from './id-document-names-zh'

const en: Record<IdDocumentType, string> = {
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
}

/** What each identity document is called, on forms and papers. */
export const ID_DOCUMENT_NAMES = texts(en, zh)
