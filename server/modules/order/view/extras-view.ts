import type { OrderDetail, OrderFile } from '@/wire/schemas/order'
import { ContractAction, DeliveryAction, type NextAction } from '@/wire/enums/order'
import { orderFileTitle } from '@/domain/order/order-files'
import { documentTypeOf, PaperKind } from '../../paper/paper-kind'
import type { PaperRow } from '../../paper/paper-statements'
import type { OrderRow } from '../../order-record/row/order-row'
import { messages } from './messages'

/** What an order's page shows beside the order's own row. Files are known by their paths. */
export interface OrderExtras {
  papers: readonly PaperRow[]
  /** Front of the shopper's driving licence. */
  licenceFront: string | null
  openLevc: boolean
  /** The rights that came with the version when the order was placed. */
  interest: Pick<OrderDetail, 'interestCode' | 'interestDiscountInfo'> | null
}

/** Of a small order that was just placed. */
export const NO_EXTRAS: OrderExtras = { papers: [], licenceFront: null, openLevc: false, interest: null }

const SIGNING_PAGE = '/#/pages/lynk-fullcar/order/signMiddle/index'

const fileOf = ({ kind, path }: PaperRow): OrderFile[] => {
  const fileType = documentTypeOf[kind]
  return fileType === null
    ? []
    : [{ fileType, udmpFileUrl: path, title: orderFileTitle({ fileType, title: messages.invoice }) }]
}

/**
 * Contract, licence and files of an order. The addresses are paths yet: they become expiring
 * links when the reply leaves (`linked-files.ts`).
 */
export const extrasView = (order: OrderRow, extras: OrderExtras, actions: readonly NextAction[]) => {
  const { papers, licenceFront, openLevc, interest } = extras
  const canSign = actions.includes(ContractAction.signContract)
  return {
    contractPreviewUrl: canSign ? (papers.find(({ kind }) => kind === PaperKind.contract)?.path ?? null) : null,
    contractSignUrl: canSign ? `${SIGNING_PAGE}?id=${order.id}` : null,
    drivingLicenseUrl: order.purchase === null ? null : licenceFront,
    showUploadDrivingLicense: actions.includes(DeliveryAction.uploadLicence),
    orderFileVOList: papers.flatMap(fileOf),
    openLevc,
    interestCode: interest?.interestCode ?? null,
    interestDiscountInfo: interest?.interestDiscountInfo ?? null,
  } satisfies Partial<OrderDetail>
}
