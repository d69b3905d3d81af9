import { IdDocumentType } from '@/wire/enums/buyer'
import { ID_DOCUMENT_NAMES } from '@/domain/person/id-document-names'

/** The documents in the order in which the sheet lists them. */
export const documentItems = (): { key: IdDocumentType; label: string }[] =>
  Object.values(IdDocumentType).map((key) => ({ key, label: ID_DOCUMENT_NAMES[key] }))
