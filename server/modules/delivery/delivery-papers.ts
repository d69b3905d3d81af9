import { maskMobile } from '@/domain/person/phone'
import { formatShanghai, formatShortTime, parseShanghai } from '@/domain/time/shanghai-time'
import { facts, heading, paragraph, type Paper, type PaperBlock } from '../../pdf/paper'
import type { Spoken } from '../../db/written-in-both'
import { buyerFacts, carFacts, orderReference, type CarOrder } from '../paper/order-facts'
import type { DeliveryPlan } from './delivery-plan'

const planFacts = (plan: Spoken<DeliveryPlan>): PaperBlock =>
  facts(
    [
      'When',
      plan.expectedDeliveryerTime === null
        ? 'To be agreed'
        : formatShortTime(parseShanghai(plan.expectedDeliveryerTime)),
    ],
    ['Where', [plan.dcName, plan.dcShopAddress].filter(Boolean).join(', ')],
    ['Your delivery expert', plan.deliveryerName ?? 'Named at the centre'],
    ['Phone', plan.deliveryerMobile ?? ''],
  )

/** The invitation to the delivery. */
export const invitationPaper = (order: CarOrder, plan: Spoken<DeliveryPlan>): Paper => ({
  title: 'Invitation letter',
  reference: orderReference(order),
  blocks: [
    paragraph(`Dear ${order.purchase.subjectName}, your car is ready. We look forward to handing it over to you.`),
    heading('Your appointment'),
    planFacts(plan),
    heading('Your car'),
    carFacts(order),
  ],
})

/** What to bring, and what happens at the delivery. */
export const guidePaper = (order: CarOrder, plan: Spoken<DeliveryPlan>): Paper => ({
  title: 'Delivery guide',
  reference: orderReference(order),
  blocks: [
    heading('Your appointment'),
    planFacts(plan),
    heading('Please bring'),
    paragraph(
      'The identity document that the order was placed with. For an enterprise: its licence and a letter of authority.',
    ),
    paragraph('Your driving licence, if you drive home yourself.'),
    heading('What happens'),
    paragraph('You look over the car in daylight, with the inspection report beside you.'),
    paragraph('Your expert sets up the car with you: seats, profiles, phone key, charging.'),
    paragraph('You sign the delivery confirmation. Until then the car is ours, and so is the risk.'),
    paragraph('Plan for about 90 minutes. To move the appointment, call your expert until the day before.'),
  ],
})

/** What was handed over, and when. */
export const confirmationPaper = (order: CarOrder, at: Date): Paper => ({
  title: 'Delivery confirmation',
  reference: `${orderReference(order)} · ${formatShanghai(at.getTime())}`,
  blocks: [
    paragraph('The buyer has looked over the car below and taken it with all that belongs to it.'),
    heading('Buyer'),
    buyerFacts(order),
    heading('Car'),
    carFacts(order),
    heading('Handed over'),
    facts(
      ['Place', order.place.store.dcName ?? order.place.store.storeName],
      ['By', order.place.store.deliveryerName ?? 'The delivery centre'],
      ['Time', formatShanghai(at.getTime())],
      ['With the car', 'Two keys, charging cable, certificate of conformity, warranty booklet'],
      ['Contact', maskMobile(order.userMobile)],
    ),
  ],
})
