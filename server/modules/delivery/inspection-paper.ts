import { formatShanghai } from '@/domain/time/shanghai-time'
import { facts, heading, paragraph, type Paper } from '../../pdf/paper'
import { carFacts, orderReference, type CarOrder } from '../paper/order-facts'

/** The parts of the inspection before delivery, with the number of checks in each. */
const CHECKS = {
  'Body and paint': 34,
  'Glass and lamps': 18,
  'Battery and charging': 29,
  'Motor, brakes and chassis': 38,
  'Cabin and displays': 31,
  'Assistance and software': 18,
} as const

const ALL_CHECKS = Object.values(CHECKS).reduce((sum, count) => sum + count, 0)

/** The result of the inspection before delivery: it is reported once every check has passed. */
export const inspectionPaper = (order: CarOrder, at: Date): Paper => ({
  title: 'PDI test result',
  reference: `${orderReference(order)} · ${formatShanghai(at.getTime())}`,
  blocks: [
    heading('Car'),
    carFacts(order),
    heading('Result'),
    facts(...Object.entries(CHECKS).map(([part, count]) => [part, `${count} of ${count} passed`] as const), [
      'In all',
      `${ALL_CHECKS} of ${ALL_CHECKS} passed`,
    ]),
    paragraph('The car may be handed over.'),
  ],
})
