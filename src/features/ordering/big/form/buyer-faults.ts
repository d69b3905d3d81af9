import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { isDocumentNo, normalDocumentNo } from '@/domain/person/identity-document'
import { isName } from '@/domain/person/name'
import { isTaxNumber } from '@/domain/person/tax-number'
import { messages } from '../messages'
import { nameOf, type FormValues } from './form-values'

/** A field that is typed, in the order on the page; named as on the wire. */
export type BuyerField = 'subjectName' | 'cerNo' | 'enterpriseTaxNo'

/** What is wrong with a field, and how to mend it. */
export type BuyerFaults = Partial<Record<BuyerField, string | undefined>>

const FIELDS: readonly BuyerField[] = ['subjectName', 'cerNo', 'enterpriseTaxNo']

/** The first field with a fault, as the page shows them. */
export const firstFault = (faults: BuyerFaults): BuyerField | undefined => FIELDS.find((field) => faults[field])

/** Whether a field of the server's refusal is one that is typed here. */
export const isBuyerField = (field: string | undefined): field is BuyerField => FIELDS.some((one) => one === field)

const numberFault = ({ cerType, cerNo }: FormValues): string | undefined => {
  const no = normalDocumentNo(cerNo)
  if (isDocumentNo(cerType, no)) return undefined
  if (no === '') return messages.numberMissing
  return cerType === IdDocumentType.residentId ? messages.residentIdWrong : messages.documentWrong
}

const taxFault = ({ enterpriseTaxNo }: FormValues): string | undefined => {
  const no = normalDocumentNo(enterpriseTaxNo)
  if (isTaxNumber(no)) return undefined
  return no === '' ? messages.taxNumberMissing : messages.taxNumberWrong
}

/** What must be mended before the buyer can be sent, by the rules that the server checks with. */
export const buyerFaults = (values: FormValues): BuyerFaults => {
  const isPerson = values.purchaseType === BuyerType.personal
  const nameMissing = isPerson ? messages.nameMissing : messages.companyMissing
  return {
    subjectName: nameOf(values) === '' ? nameMissing : isName(nameOf(values)) ? undefined : messages.nameUnwritable,
    ...(isPerson ? { cerNo: numberFault(values) } : { enterpriseTaxNo: taxFault(values) }),
  }
}
