import type { Right } from '@/wire/schemas/right'
import { formatOrderNumber } from '@/domain/order/order-number'
import { messages } from './messages'

/** A car that rights belong to, known by its order. */
export interface RightsCar {
  orderId: string
  label: string
}

const TAIL_LENGTH = 7

/** What a right's car is called: its model, and whether it is there. */
export const carLabel = ({ modelName, isDelivered }: Right): string =>
  isDelivered ? messages.delivered(modelName) : messages.onOrder(modelName)

/** The cars of some rights; two that would be called the same are told apart by the end of their order numbers. */
export const carsOf = (rights: readonly Right[]): RightsCar[] => {
  const firsts = rights.filter(({ orderId }, at) => rights.findIndex((one) => one.orderId === orderId) === at)
  const labels = firsts.map(carLabel)
  return firsts.map((right, at) => {
    const isAlone = labels.indexOf(carLabel(right)) === labels.lastIndexOf(carLabel(right))
    const tail = formatOrderNumber(right.orderNo).slice(-TAIL_LENGTH)
    return { orderId: right.orderId, label: isAlone ? (labels[at] ?? '') : messages.byNumber(right.modelName, tail) }
  })
}
