import type { PurchaseOwner } from '@/wire/schemas/order-calls'
import { BuyerType } from '@/wire/enums/buyer'
import { ErrorCode } from '@/wire/errors'
import { isDocumentNo, normalDocumentNo } from '@/domain/person/identity-document'
import { isTaxNumber } from '@/domain/person/tax-number'
import { Refusal } from '../../../http/errors'
import type { PurchaseSnapshot } from '../../order-record/row/order-row'
import { checkBuyerName } from '../../paper/buyer-name'

/** Who buys, checked; the numbers are whole. */
export type Owner = Omit<PurchaseSnapshot, 'plan' | 'sealedNo'>

const refuse = (field: keyof PurchaseOwner): never => {
  throw new Refusal(ErrorCode.invalidField, { field })
}

const person = ({ cerType, cerNo = '' }: PurchaseOwner): Pick<Owner, 'cerType' | 'cerNo' | 'enterpriseTaxNo'> => {
  if (cerType === undefined) return refuse('cerType')
  const no = normalDocumentNo(cerNo)
  return isDocumentNo(cerType, no) ? { cerType, cerNo: no, enterpriseTaxNo: null } : refuse('cerNo')
}

const enterprise = ({ enterpriseTaxNo = '' }: PurchaseOwner): Pick<Owner, 'cerType' | 'cerNo' | 'enterpriseTaxNo'> => {
  const no = normalDocumentNo(enterpriseTaxNo)
  return isTaxNumber(no) ? { cerType: null, cerNo: null, enterpriseTaxNo: no } : refuse('enterpriseTaxNo')
}

/**
 * Reads who buys: a person with an identity document, or an enterprise with its tax number.
 *
 * @throws Refusal invalidField naming the field that is missing or cannot be right, buyerNameUnprintable.
 */
export const readOwner = (owner: PurchaseOwner): Owner => {
  const { purchaseType } = owner
  const subjectName = owner.subjectName.trim()
  if (subjectName === '') return refuse('subjectName')
  checkBuyerName(subjectName)
  const papers = purchaseType === BuyerType.personal ? person(owner) : enterprise(owner)
  return { purchaseType, subjectName, ...papers }
}
