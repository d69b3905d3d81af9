import { IdDocumentType } from '@/wire/enums/buyer'
import { messages } from './messages'

/** The documents in the order in which the sheet lists them. */
export const documentItems = (): { key: IdDocumentType; label: string }[] =>
  Object.values(IdDocumentType).map((key) => ({ key, label: messages.documents[key] }))
