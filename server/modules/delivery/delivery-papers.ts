import { maskMobile } from '@/domain/person/phone'
import { formatShanghai, formatShortTime, parseShanghai } from '@/domain/time/shanghai-time'
import { facts, heading, paragraph, type Paper, type PaperBlock } from '../../pdf/paper'
import type { Spoken } from '../../db/written-in-both'
import { buyerFacts, carFacts, orderReference, type CarOrder } from '../paper/order-facts'
import type { DeliveryPlan } from './delivery-plan'
import { deliveryTexts } from './delivery-texts'

const planFacts = (plan: Spoken<DeliveryPlan>): PaperBlock =>
  facts(
    [
      deliveryTexts.when,
      plan.expectedDeliveryerTime === null
        ? deliveryTexts.toBeAgreed
        : formatShortTime(parseShanghai(plan.expectedDeliveryerTime)),
    ],
    [deliveryTexts.where, deliveryTexts.address(plan.dcName, plan.dcShopAddress)],
    [deliveryTexts.expert, plan.deliveryerName ?? deliveryTexts.namedAtCentre],
    [deliveryTexts.phone, plan.deliveryerMobile ?? ''],
  )

/** The invitation to the delivery. */
export const invitationPaper = (order: CarOrder, plan: Spoken<DeliveryPlan>): Paper => ({
  title: deliveryTexts.invitation.title,
  reference: orderReference(order),
  blocks: [
    paragraph(deliveryTexts.invitation.text(order.purchase.subjectName)),
    heading(deliveryTexts.appointment),
    planFacts(plan),
    heading(deliveryTexts.yourCar),
    carFacts(order),
  ],
})

/** What to bring, and what happens at the delivery. */
export const guidePaper = (order: CarOrder, plan: Spoken<DeliveryPlan>): Paper => {
  const { guide } = deliveryTexts
  return {
    title: guide.title,
    reference: orderReference(order),
    blocks: [
      heading(deliveryTexts.appointment),
      planFacts(plan),
      heading(guide.bring),
      paragraph(guide.document),
      paragraph(guide.licence),
      heading(guide.course),
      paragraph(guide.look),
      paragraph(guide.setUp),
      paragraph(guide.sign),
      paragraph(guide.time),
    ],
  }
}

/** What was handed over, and when. */
export const confirmationPaper = (order: CarOrder, at: Date): Paper => {
  const { confirmation } = deliveryTexts
  return {
    title: confirmation.title,
    reference: `${orderReference(order)} · ${formatShanghai(at.getTime())}`,
    blocks: [
      paragraph(confirmation.text),
      heading(deliveryTexts.buyer),
      buyerFacts(order),
      heading(deliveryTexts.car),
      carFacts(order),
      heading(confirmation.handedOver),
      facts(
        [confirmation.place, order.place.store.dcName ?? order.place.store.storeName],
        [confirmation.by, order.place.store.deliveryerName ?? confirmation.centre],
        [confirmation.time, formatShanghai(at.getTime())],
        [confirmation.with, confirmation.belongings],
        [confirmation.contact, maskMobile(order.userMobile)],
      ),
    ],
  }
}
