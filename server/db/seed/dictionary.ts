import { Gender, IdDocumentType } from '@/wire/enums/buyer'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { CancelReason } from '@/wire/enums/order'
import { ConsultationType, SalesServiceType } from '@/wire/enums/vehicle'
import { contentTable, type SeedTable } from './seed-table'

type Entry = readonly [value: string | number, label: string, chinese: string]

/** The entries of each dictionary in the order of display. */
const dictionaries: Readonly<Record<string, readonly Entry[]>> = {
  store_category: [
    ['space', 'Vela Space', 'Vela 空间'],
    ['delivery', 'Delivery centre', '交付中心'],
    ['service', 'Service', '售后服务'],
  ],
  dealer_type: [
    ['direct', 'Run by Vela', 'Vela 直营'],
    ['partner', 'Partner', '授权合作'],
  ],
  sales_service_type: [
    [SalesServiceType.sales, 'Sales', '销售'],
    [SalesServiceType.delivery, 'Delivery', '交付'],
    [SalesServiceType.testDrive, 'Test drive', '试驾'],
    [SalesServiceType.afterSales, 'Service', '售后服务'],
  ],
  cancel_reason: [
    [CancelReason.appearance, 'Unhappy with appearance, interior or features', '对外观、内饰或功能不满意'],
    [CancelReason.waiting, 'Delivery wait too long', '交付等待时间过长'],
    [CancelReason.otherBrand, 'Plan to buy or bought another brand', '计划购买或已购买其他品牌'],
    [CancelReason.other, 'Other', '其他'],
  ],
  gender: [
    [Gender.male, 'Male', '男'],
    [Gender.female, 'Female', '女'],
    [Gender.confidential, 'Confidential', '保密'],
  ],
  feedback_category: [
    [FeedbackCategory.bug, 'Bug', '故障反馈'],
    [FeedbackCategory.inquiry, 'Inquiry', '咨询'],
    [FeedbackCategory.complaintOrSuggestion, 'Complaint or suggestion', '投诉与建议'],
    [FeedbackCategory.inCar, 'In-car feedback', '车机反馈'],
    [FeedbackCategory.other, 'Other', '其他'],
  ],
  consultation_type: [
    [ConsultationType.order, 'Order consultation', '订购咨询'],
    [ConsultationType.testDrive, 'Test drive booking', '预约试驾'],
  ],
  id_document_type: [
    [IdDocumentType.residentId, 'Resident ID', '居民身份证'],
    [IdDocumentType.passport, 'Passport', '护照'],
    [IdDocumentType.officerCard, 'Officer card', '军官证'],
    [IdDocumentType.taiwanCompatriotCard, 'Taiwan compatriot card', '台胞证'],
    [IdDocumentType.hkMacauResidencePermit, 'HK/Macau residence permit', '港澳居民居住证'],
    [IdDocumentType.taiwanResidencePermit, 'Taiwan residence permit', '台湾居民居住证'],
    [IdDocumentType.foreignerPermanentResidenceCard, 'Foreigner permanent residence card', '外国人永久居留身份证'],
    [IdDocumentType.foreignerResidencePermit, 'Foreigner residence permit', '外国人居留许可'],
    [IdDocumentType.hkMacauTravelPermit, 'HK/Macau travel permit', '港澳居民来往内地通行证'],
    [IdDocumentType.taiwanTravelPermit, 'Taiwan travel permit', '台湾居民来往大陆通行证'],
  ],
}

const rows = Object.entries(dictionaries).flatMap(([dict_type, entries]) =>
  entries.map(([value, dict_label, chinese], index) => ({
    dict_type,
    dict_value: String(value),
    dict_label,
    sort: index + 1,
    zh: { dict_label: chinese },
  })),
)

/** The dictionaries that forms and filters read. */
export const dictionaryTables = (): SeedTable[] => [contentTable('dictionary_entry', rows)]
