import { DeliveryDocumentType } from '@/wire/enums/order'
import type { OrderFileTitles } from './order-files'

/** Titles of an order's files in Chinese. */
export const zh: OrderFileTitles = {
  purchaseContract: '购车合同',
  [DeliveryDocumentType.invitation]: '交付邀请函',
  [DeliveryDocumentType.deliveryGuide]: '交付指南',
  [DeliveryDocumentType.deliveryConfirmation]: '交付确认单',
  [DeliveryDocumentType.signedContract]: '已签署合同',
  [DeliveryDocumentType.pdiResult]: '新车检测报告',
}
