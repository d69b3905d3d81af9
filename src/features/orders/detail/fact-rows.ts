import type { OrderDetail } from '@/wire/schemas/order'
import { BuyerType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { maskMobile } from '@/domain/person/phone'
import { messages } from '../messages'
import { ORDER_TYPE_LABELS } from '../order-type-label'

const BUYER_LABELS = {
  [BuyerType.personal]: messages.personal,
  [BuyerType.enterprise]: messages.enterprise,
} as const satisfies Record<BuyerType, string>

const PLAN_LABELS = {
  [PaymentPlan.fullPayment]: messages.fullPayment,
  [PaymentPlan.finance]: messages.finance,
} as const satisfies Record<PaymentPlan, string>

type Facts = Pick<
  OrderDetail,
  | 'createTime'
  | 'paySuccessTime'
  | 'orderType'
  | 'subjectName'
  | 'purchaseType'
  | 'cerNo'
  | 'enterpriseTaxNo'
  | 'userMobile'
  | 'purchaseSchemeType'
  | 'deliverStatusNow'
> & {
  storeInfo: Pick<
    OrderDetail['storeInfo'],
    'putCardProvinceName' | 'putCardCityName' | 'deliverProvinceName' | 'deliverCityName'
  >
}

/** "Zhejiang, Hangzhou"; a city that is a province of its own is named once. */
const cityText = (province: string | null, city: string | null): string | null => {
  if (city === null || province === null || city.startsWith(province)) return city
  return `${province}, ${city}`
}

/** What is on record of the purchase, below the order number; what is not known is left out. */
export const factRows = (order: Facts): { label: string; value: string }[] => {
  const { facts } = messages
  const { paySuccessTime, subjectName, purchaseSchemeType, storeInfo } = order
  return [
    { label: facts.created, value: order.createTime },
    { label: facts.paid, value: paySuccessTime },
    { label: facts.type, value: ORDER_TYPE_LABELS[order.orderType] },
    { label: facts.buyer, value: subjectName && `${subjectName} · ${BUYER_LABELS[order.purchaseType]}` },
    { label: facts.document, value: order.cerNo ?? order.enterpriseTaxNo },
    { label: facts.phone, value: maskMobile(order.userMobile) },
    { label: facts.plan, value: purchaseSchemeType && PLAN_LABELS[purchaseSchemeType] },
    { label: facts.licensingCity, value: cityText(storeInfo.putCardProvinceName, storeInfo.putCardCityName) },
    { label: facts.deliveryCity, value: cityText(storeInfo.deliverProvinceName, storeInfo.deliverCityName) },
    { label: facts.delivery, value: order.deliverStatusNow?.name },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
