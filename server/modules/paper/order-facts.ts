import { BuyerType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { formatYuan } from '@/domain/money/money'
import { formatOrderNumber } from '@/domain/order/order-number'
import { saleTotalFen } from '@/domain/payment/amount-due'
import { carName, partRows } from '@/domain/order/ordered-parts'
import { ID_DOCUMENT_NAMES } from '@/domain/person/id-document-names'
import { maskMobile } from '@/domain/person/phone'
import { facts, type PaperBlock } from '../../pdf/paper'
import type { OrderRow, PurchaseSnapshot } from '../order-record/row/order-row'
import { paperTexts } from './paper-texts'

/** A locked order: its car and its buyer are known. */
export interface CarOrder extends OrderRow {
  car: NonNullable<OrderRow['car']>
  purchase: PurchaseSnapshot
}

/** Whether an order has what papers are written from; any locked one has. */
export const isCarOrder = (order: OrderRow): order is CarOrder => order.car !== null && order.purchase !== null

export const yuan = (amountFen: number): string => `¥${formatYuan(amountFen)}`

/** The number that a buyer is known by in law; it is kept masked. */
export const maskedBuyerNo = ({ cerNo, enterpriseTaxNo }: PurchaseSnapshot): string => cerNo ?? enterpriseTaxNo ?? ''

const documentLabel = ({ purchaseType, cerType }: PurchaseSnapshot): string =>
  purchaseType === BuyerType.enterprise || cerType === null ? paperTexts.taxNumber : ID_DOCUMENT_NAMES[cerType]

/** The buyer's rows: name, document and phone, the latter two masked. */
export const buyerFacts = ({ purchase, userMobile }: CarOrder): PaperBlock =>
  facts(
    [purchase.purchaseType === BuyerType.enterprise ? paperTexts.enterprise : paperTexts.name, purchase.subjectName],
    [documentLabel(purchase), maskedBuyerNo(purchase)],
    [paperTexts.phone, maskMobile(userMobile)],
  )

/** The car's rows: model, version, the code of the configuration, and what was chosen of each group. */
export const carFacts = ({ model, car }: CarOrder): PaperBlock =>
  facts(
    [paperTexts.model, carName(model.modelName, car.version.displayName)],
    [paperTexts.configuration, car.pnoEighteen ?? car.version.pnoTwelve],
    ...partRows(car.attributes).map(({ label, value }) => [label, value] as const),
  )

/** What is taken off the price of the car, line by line. */
export const discountLines = ({ discounts }: CarOrder): (readonly [string, string])[] =>
  discounts.map(({ name, amountFen }) => [name, `−${yuan(amountFen)}`])

/** The same with what the car is sold for; nothing where nothing is taken off. */
export const discountFacts = (order: CarOrder, total: string): (readonly [string, string])[] =>
  order.discounts.length === 0 ? [] : [...discountLines(order), [total, yuan(saleTotalFen(order))]]

/** The order's own number as its page shows it. */
export const orderReference = ({ orderNo }: OrderRow): string => paperTexts.order(formatOrderNumber(orderNo))

export const planText = ({ purchase }: CarOrder): string =>
  purchase.plan === PaymentPlan.finance ? paperTexts.financed : paperTexts.paidInFull
