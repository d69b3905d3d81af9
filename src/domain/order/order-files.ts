import type { OrderDetail, OrderFile } from '@/wire/schemas/order'
import { DeliveryDocumentType } from '@/wire/enums/order'
import { TestReportStatus } from '@/wire/enums/test-report'
import { texts } from '@/language/texts'
import { zh } from './order-files-zh'

const en = {
  /** Title of the contract before it is signed, which travels as `contractPreviewUrl`. */
  purchaseContract: 'Car purchase contract',
  [DeliveryDocumentType.invitation]: 'Invitation letter',
  [DeliveryDocumentType.deliveryGuide]: 'Delivery guide',
  [DeliveryDocumentType.deliveryConfirmation]: 'Delivery confirmation',
  [DeliveryDocumentType.signedContract]: 'Signed contract',
  [DeliveryDocumentType.pdiResult]: 'PDI test result',
}

export type OrderFileTitles = typeof en

/** Titles that replace a file's own; an invoice keeps its own. */
const TITLES: OrderFileTitles & Partial<Record<DeliveryDocumentType, string>> = texts(en, zh)

/** A row of an order's files. */
export interface OrderFileRow {
  /**
   * What it is found again by: an order has one of each. `toSign` is the contract before its signature, which nobody signs
   * unread: that it is opened has to be told.
   */
  kind: DeliveryDocumentType | 'toSign'
  title: string
  url: string
}

/** Title of a file of an order. */
export const orderFileTitle = (file: Pick<OrderFile, 'fileType' | 'title'>): string =>
  TITLES[file.fileType] ?? file.title

/**
 * The files of an order that the shopper may open, the purchase contract first. The PDI result appears only once
 * the test is reported (docs/rules/contract-and-files.md).
 */
export const orderFileRows = ({
  orderFileVOList,
  contractPreviewUrl,
  storeInfo,
}: Pick<OrderDetail, 'orderFileVOList' | 'contractPreviewUrl' | 'storeInfo'>): OrderFileRow[] => {
  const contract: OrderFileRow[] =
    contractPreviewUrl === null ? [] : [{ kind: 'toSign', title: TITLES.purchaseContract, url: contractPreviewUrl }]
  const files = orderFileVOList
    .filter(
      ({ fileType }) =>
        fileType !== DeliveryDocumentType.pdiResult || storeInfo.testReportStatus === TestReportStatus.reported,
    )
    .map((file) => ({ kind: file.fileType, title: orderFileTitle(file), url: file.udmpFileUrl }))
  return [...contract, ...files]
}
