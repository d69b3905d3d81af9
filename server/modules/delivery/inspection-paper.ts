import { formatShanghai } from '@/domain/time/shanghai-time'
import { facts, heading, paragraph, type Paper } from '../../pdf/paper'
import { carFacts, orderReference, type CarOrder } from '../paper/order-facts'
import { deliveryTexts, type DeliveryTexts } from './delivery-texts'

type InspectedPart = keyof DeliveryTexts['inspection']['parts']

/** The parts of the inspection before delivery, with the number of checks in each. */
const CHECKS: readonly (readonly [InspectedPart, number])[] = [
  ['body', 34],
  ['glass', 18],
  ['battery', 29],
  ['chassis', 38],
  ['cabin', 31],
  ['software', 18],
]

const ALL_CHECKS = CHECKS.reduce((sum, [, count]) => sum + count, 0)

/** The result of the inspection before delivery: it is reported once every check has passed. */
export const inspectionPaper = (order: CarOrder, at: Date): Paper => {
  const { title, result, parts, passed, inAll, verdict } = deliveryTexts.inspection
  return {
    title,
    reference: `${orderReference(order)} · ${formatShanghai(at.getTime())}`,
    blocks: [
      heading(deliveryTexts.car),
      carFacts(order),
      heading(result),
      facts(...CHECKS.map(([part, count]) => [parts[part], passed(count)] as const), [inAll, passed(ALL_CHECKS)]),
      paragraph(verdict),
    ],
  }
}
