import type { OrderDetail } from '@/wire/schemas/order'
import { OrderType } from '@/wire/enums/order'
import { formatOrderNumber } from '@/domain/order/order-number'
import { maskMobile } from '@/domain/person/phone'
import { messages } from './messages'

type Facts = Pick<OrderDetail, 'orderNo' | 'orderType' | 'subjectName' | 'userMobile' | 'storeInfo'>

/** What the order is, row by row; what it does not have is left out. */
export const factRows = ({
  orderNo,
  orderType,
  subjectName,
  userMobile,
  storeInfo,
}: Facts): { label: string; value: string }[] =>
  [
    { label: messages.orderNo, value: formatOrderNumber(orderNo) },
    { label: messages.buyer, value: subjectName },
    { label: messages.phone, value: maskMobile(userMobile) },
    { label: orderType === OrderType.small ? messages.city : messages.licensingCity, value: storeInfo.putCardCityName },
    { label: messages.deliveryCity, value: storeInfo.deliverCityName },
    { label: messages.shop, value: storeInfo.storeName },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
