import { IdDocumentType } from '@/wire/enums/buyer'
import { messages } from './messages'

/** Name of every identity document. */
export const DOCUMENT_NAMES = {
  [IdDocumentType.residentId]: messages.documents.residentId,
  [IdDocumentType.passport]: messages.documents.passport,
  [IdDocumentType.officerCard]: messages.documents.officerCard,
  [IdDocumentType.taiwanCompatriotCard]: messages.documents.taiwanCompatriotCard,
  [IdDocumentType.hkMacauResidencePermit]: messages.documents.hkMacauResidencePermit,
  [IdDocumentType.taiwanResidencePermit]: messages.documents.taiwanResidencePermit,
  [IdDocumentType.foreignerPermanentResidenceCard]: messages.documents.foreignerPermanentResidenceCard,
  [IdDocumentType.foreignerResidencePermit]: messages.documents.foreignerResidencePermit,
  [IdDocumentType.hkMacauTravelPermit]: messages.documents.hkMacauTravelPermit,
  [IdDocumentType.taiwanTravelPermit]: messages.documents.taiwanTravelPermit,
} as const satisfies Record<IdDocumentType, string>

/** The documents in the order in which the sheet lists them. */
export const DOCUMENT_ITEMS = Object.values(IdDocumentType).map((key) => ({ key, label: DOCUMENT_NAMES[key] }))
