import { IdDocumentType } from '@/wire/enums/buyer'

const RESIDENT_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const RESIDENT_CHECKS = '10X98765432'
const RESIDENT_SHAPE = /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/
const KEPT_AT_EACH_END = 4

/** Eighteen characters: place, date of birth, running number and a check digit (GB 11643). */
const isResidentId = (no: string): boolean => {
  if (!RESIDENT_SHAPE.test(no)) return false
  const sum = RESIDENT_WEIGHTS.reduce((total, weight, index) => total + weight * Number(no.charAt(index)), 0)
  return no.endsWith(RESIDENT_CHECKS.charAt(sum % RESIDENT_CHECKS.length))
}

const shaped =
  (shape: RegExp) =>
  (no: string): boolean =>
    shape.test(no)

const rules = {
  [IdDocumentType.residentId]: isResidentId,
  [IdDocumentType.passport]: shaped(/^[A-Z0-9]{5,17}$/),
  [IdDocumentType.officerCard]: shaped(/^[A-Z0-9\u4e00-\u9fff]{6,20}$/),
  [IdDocumentType.taiwanCompatriotCard]: shaped(/^(?:\d{8}|\d{10})$/),
  [IdDocumentType.hkMacauResidencePermit]: shaped(/^8[123]0000\d{11}[\dX]$/),
  [IdDocumentType.taiwanResidencePermit]: shaped(/^830000\d{11}[\dX]$/),
  [IdDocumentType.foreignerPermanentResidenceCard]: shaped(/^(?:[A-Z]{3}\d{12}|9\d{16}[\dX])$/),
  [IdDocumentType.foreignerResidencePermit]: shaped(/^[A-Z0-9]{8,18}$/),
  [IdDocumentType.hkMacauTravelPermit]: shaped(/^[HM]\d{8}(?:\d{2})?$/),
  [IdDocumentType.taiwanTravelPermit]: shaped(/^(?:\d{8}|[A-Z]\d{8})$/),
} as const satisfies Record<IdDocumentType, (no: string) => boolean>

/** A document's number as it is compared and kept: without blanks, in capitals. */
export const normalDocumentNo = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Whether a number, in its normal form, can be one of such a document. */
export const isDocumentNo = (type: IdDocumentType, no: string): boolean => rules[type](no)

/** Hides the middle of a document's or a tax number; of a short one it hides everything. */
export const maskDocumentNo = (no: string): string => {
  const hidden = no.length - 2 * KEPT_AT_EACH_END
  if (hidden <= 0) return '*'.repeat(no.length)
  return `${no.slice(0, KEPT_AT_EACH_END)}${'*'.repeat(hidden)}${no.slice(-KEPT_AT_EACH_END)}`
}
