import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { formatYuan } from '@/domain/money/money'
import { formatOrderNumber } from '@/domain/order/order-number'
import { maskMobile } from '@/domain/person/phone'
import { facts, type PaperBlock } from '../../pdf/paper'
import type { OrderRow, PurchaseSnapshot } from '../order-record/row/order-row'

/** A locked order: its car and its buyer are known. */
export interface CarOrder extends OrderRow {
  car: NonNullable<OrderRow['car']>
  purchase: PurchaseSnapshot
}

/** Whether an order has what papers are written from; any locked one has. */
export const isCarOrder = (order: OrderRow): order is CarOrder => order.car !== null && order.purchase !== null

export const yuan = (amountFen: number): string => `¥${formatYuan(amountFen)}`

const documentNames = {
  [IdDocumentType.residentId]: 'Resident ID',
  [IdDocumentType.passport]: 'Passport',
  [IdDocumentType.officerCard]: 'Officer card',
  [IdDocumentType.taiwanCompatriotCard]: 'Taiwan compatriot card',
  [IdDocumentType.hkMacauResidencePermit]: 'HK/Macau residence permit',
  [IdDocumentType.taiwanResidencePermit]: 'Taiwan residence permit',
  [IdDocumentType.foreignerPermanentResidenceCard]: 'Foreigner permanent residence card',
  [IdDocumentType.foreignerResidencePermit]: 'Foreigner residence permit',
  [IdDocumentType.hkMacauTravelPermit]: 'HK/Macau travel permit',
  [IdDocumentType.taiwanTravelPermit]: 'Taiwan travel permit',
} as const satisfies Record<IdDocumentType, string>

/** The number that a buyer is known by in law; it is kept masked. */
export const maskedBuyerNo = ({ cerNo, enterpriseTaxNo }: PurchaseSnapshot): string => cerNo ?? enterpriseTaxNo ?? ''

const documentLabel = ({ purchaseType, cerType }: PurchaseSnapshot): string =>
  purchaseType === BuyerType.enterprise || cerType === null ? 'Tax number' : documentNames[cerType]

/** The buyer's rows: name, document and phone, the latter two masked. */
export const buyerFacts = ({ purchase, userMobile }: CarOrder): PaperBlock =>
  facts(
    [purchase.purchaseType === BuyerType.enterprise ? 'Enterprise' : 'Name', purchase.subjectName],
    [documentLabel(purchase), maskedBuyerNo(purchase)],
    ['Phone', maskMobile(userMobile)],
  )

/** The car's rows: model, version, the code of the configuration, and each option. */
export const carFacts = ({ model, car }: CarOrder): PaperBlock =>
  facts(
    ['Model', `${model.modelSellName} ${car.version.displayName}`],
    ['Configuration', car.pnoEighteen ?? car.version.pnoTwelve],
    ...car.attributes.map(({ attributeType, displayName }) => [attributeType, displayName] as const),
  )

/** The order's own number as its page shows it. */
export const orderReference = ({ orderNo }: OrderRow): string => `Order ${formatOrderNumber(orderNo)}`

export const planText = ({ purchase }: CarOrder): string =>
  purchase.plan === PaymentPlan.finance ? 'Finance by a bank' : 'Paid in full before delivery'
