import { PaymentPlan } from '@/wire/enums/finance'
import { BRAND } from '@/domain/brand'
import { formatServiceNumber } from '@/domain/person/phone'
import { formatDay, formatShanghai } from '@/domain/time/shanghai-time'
import { balanceFen, saleTotalFen } from '@/domain/payment/amount-due'
import { facts, heading, paragraph, type Paper, type PaperBlock } from '../../pdf/paper'
import {
  buyerFacts,
  carFacts,
  discountFacts,
  orderReference,
  planText,
  yuan,
  type CarOrder,
} from '../paper/order-facts'
import { paperTexts } from '../paper/paper-texts'
import { contractTexts } from './contract-texts'

/** What a contract says beside its order. Days are epoch ms. */
export interface ContractTerms {
  contractNo: string
  generatedAt: Date
  deliverByMs: number
}

/** How a contract was signed. */
export interface ContractSeal {
  signedAt: Date
  certificateNo: string
  /** SHA-256 of the unsigned contract. */
  fingerprint: string
}

const parties = (order: CarOrder): PaperBlock[] => [
  heading(contractTexts.parties),
  facts(
    [contractTexts.seller, paperTexts.seller],
    [contractTexts.shop, order.place.store.storeName],
    [contractTexts.customerService, formatServiceNumber(BRAND.serviceNumber)],
  ),
  paragraph(contractTexts.theBuyer),
  buyerFacts(order),
]

const price = (order: CarOrder): PaperBlock[] => {
  const { car, amountFen } = order
  const optionsFen = car.totalFen - car.version.price
  return [
    heading(contractTexts.price),
    facts(
      [car.version.displayName, yuan(car.version.price)],
      [contractTexts.options, yuan(optionsFen)],
      [contractTexts.vehicleTotal, yuan(car.totalFen)],
      ...discountFacts(order, contractTexts.saleTotal),
      [contractTexts.depositPaid, yuan(amountFen)],
      [contractTexts.balance, yuan(balanceFen(saleTotalFen(order), amountFen))],
      [contractTexts.paymentPlan, planText(order)],
    ),
    paragraph(order.purchase.plan === PaymentPlan.finance ? contractTexts.financed : contractTexts.paidInFull),
  ]
}

const delivery = ({ place: { store } }: CarOrder, { deliverByMs }: ContractTerms): PaperBlock[] => [
  heading(contractTexts.delivery),
  facts(
    [contractTexts.deliveryCity, contractTexts.place(store.deliverProvinceName, store.deliverCityName)],
    [contractTexts.licensingCity, contractTexts.place(store.putCardProvinceName, store.putCardCityName)],
    [contractTexts.deliveredBy, formatDay(deliverByMs)],
  ),
  paragraph(contractTexts.handover),
]

const rules = (): PaperBlock[] => [
  heading(contractTexts.warranty),
  paragraph(contractTexts.warrantyText),
  heading(contractTexts.leaving),
  paragraph(contractTexts.leavingText),
  heading(contractTexts.disputes),
  paragraph(contractTexts.disputesText),
]

const sealOfSeller = (): readonly [string, string] => [contractTexts.seller, contractTexts.sealed(paperTexts.seller)]

const unsigned = (): PaperBlock => facts(sealOfSeller(), [contractTexts.buyer, contractTexts.notSigned])

const signed = (order: CarOrder, { signedAt, certificateNo, fingerprint }: ContractSeal): PaperBlock =>
  facts(
    sealOfSeller(),
    [contractTexts.buyer, contractTexts.signed(order.purchase.subjectName)],
    [contractTexts.signedAt, formatShanghai(signedAt.getTime())],
    [contractTexts.certificate, certificateNo],
    [contractTexts.fingerprint, fingerprint],
  )

/**
 * The purchase contract of an order in the language of the moment, with its seal once it is signed. Identity and phone
 * numbers are masked.
 */
export const contractPaper = (order: CarOrder, terms: ContractTerms, seal: ContractSeal | null): Paper => ({
  title: contractTexts.title,
  reference: [
    contractTexts.number(terms.contractNo),
    orderReference(order),
    formatDay(terms.generatedAt.getTime()),
  ].join(' · '),
  blocks: [
    ...parties(order),
    heading(contractTexts.car),
    carFacts(order),
    ...price(order),
    ...delivery(order, terms),
    ...rules(),
    heading(contractTexts.signatures),
    seal === null ? unsigned() : signed(order, seal),
  ],
})
