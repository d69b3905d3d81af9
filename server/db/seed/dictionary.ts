import { Gender, IdDocumentType } from '@/wire/enums/buyer'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { CancelReason } from '@/wire/enums/order'
import { ConsultationType, SalesServiceType } from '@/wire/enums/vehicle'
import type { Queryable } from '../queryable'
import { insertRows } from './insert-rows'

/** Each dictionary as [value, label] pairs, in the order of display. */
const dictionaries: Readonly<Record<string, readonly (readonly [value: string | number, label: string])[]>> = {
  store_category: [
    ['space', 'Vela Space'],
    ['delivery', 'Delivery centre'],
    ['service', 'Service'],
  ],
  dealer_type: [
    ['direct', 'Run by Vela'],
    ['partner', 'Partner'],
  ],
  sales_service_type: [
    [SalesServiceType.sales, 'Sales'],
    [SalesServiceType.delivery, 'Delivery'],
    [SalesServiceType.testDrive, 'Test drive'],
    [SalesServiceType.afterSales, 'Service'],
  ],
  cancel_reason: [
    [CancelReason.appearance, 'Unhappy with appearance, interior or features'],
    [CancelReason.waiting, 'Delivery wait too long'],
    [CancelReason.otherBrand, 'Plan to buy or bought another brand'],
    [CancelReason.other, 'Other'],
  ],
  gender: [
    [Gender.male, 'Male'],
    [Gender.female, 'Female'],
    [Gender.confidential, 'Prefer not to say'],
  ],
  feedback_category: [
    [FeedbackCategory.bug, 'Bug'],
    [FeedbackCategory.inquiry, 'Inquiry'],
    [FeedbackCategory.complaintOrSuggestion, 'Complaint or suggestion'],
    [FeedbackCategory.inCar, 'In-car feedback'],
    [FeedbackCategory.other, 'Other'],
  ],
  consultation_type: [
    [ConsultationType.order, 'Order consultation'],
    [ConsultationType.testDrive, 'Test drive booking'],
  ],
  id_document_type: [
    [IdDocumentType.residentId, 'Resident ID'],
    [IdDocumentType.passport, 'Passport'],
    [IdDocumentType.officerCard, 'Officer card'],
    [IdDocumentType.taiwanCompatriotCard, 'Taiwan compatriot card'],
    [IdDocumentType.hkMacauResidencePermit, 'HK/Macau residence permit'],
    [IdDocumentType.taiwanResidencePermit, 'Taiwan residence permit'],
    [IdDocumentType.foreignerPermanentResidenceCard, 'Foreigner permanent residence card'],
    [IdDocumentType.foreignerResidencePermit, 'Foreigner residence permit'],
    [IdDocumentType.hkMacauTravelPermit, 'HK/Macau travel permit'],
    [IdDocumentType.taiwanTravelPermit, 'Taiwan travel permit'],
  ],
}

/** The dictionaries that forms and filters read. */
export const seedDictionary = (tx: Queryable): Promise<void> =>
  insertRows(
    tx,
    'dictionary_entry',
    Object.entries(dictionaries).flatMap(([dict_type, entries]) =>
      entries.map(([value, dict_label], index) => ({
        dict_type,
        dict_value: String(value),
        dict_label,
        sort: index + 1,
      })),
    ),
  )
