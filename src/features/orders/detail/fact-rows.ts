import type { OrderDetail } from '@/wire/schemas/order'
import { BuyerType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { OrderType } from '@/wire/enums/order'
import { maskMobile } from '@/domain/person/phone'
import { messages } from '../messages'
import { orderTypeLabel } from '../order-type-label'

const BUYERS = {
  [BuyerType.personal]: 'personal',
  [BuyerType.enterprise]: 'enterprise',
} as const satisfies Record<BuyerType, string>

const PLANS = {
  [PaymentPlan.fullPayment]: 'fullPayment',
  [PaymentPlan.finance]: 'finance',
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
    | 'putCardProvinceName'
    | 'putCardCityName'
    | 'deliverProvinceName'
    | 'deliverCityName'
    | 'dcCycle'
    | 'expectedDeliveryerTime'
  >
}

/** "Zhejiang, Hangzhou"; a city that is a province of its own is named once. */
const cityText = (province: string | null, city: string | null): string | null => {
  if (city === null || province === null || city.startsWith(province)) return city
  return messages.place(province, city)
}

/** What is on record of the purchase, below the order number; what is not known is left out. */
export const factRows = (order: Facts): { label: string; value: string }[] => {
  const { facts } = messages
  const { orderType, paySuccessTime, subjectName, purchaseSchemeType, storeInfo } = order
  return [
    { label: facts.created, value: order.createTime },
    { label: facts.paid, value: paySuccessTime },
    { label: facts.type, value: orderTypeLabel(orderType) },
    { label: facts.buyer, value: subjectName && `${subjectName} · ${messages[BUYERS[order.purchaseType]]}` },
    { label: facts.document, value: order.cerNo ?? order.enterpriseTaxNo },
    { label: facts.phone, value: maskMobile(order.userMobile) },
    { label: facts.plan, value: purchaseSchemeType && messages[PLANS[purchaseSchemeType]] },
    {
      label: orderType === OrderType.small ? facts.city : facts.licensingCity,
      value: cityText(storeInfo.putCardProvinceName, storeInfo.putCardCityName),
    },
    { label: facts.deliveryCity, value: cityText(storeInfo.deliverProvinceName, storeInfo.deliverCityName) },
    { label: facts.deliveryTime, value: storeInfo.expectedDeliveryerTime === null ? storeInfo.dcCycle : null },
    { label: facts.delivery, value: order.deliverStatusNow?.name },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
