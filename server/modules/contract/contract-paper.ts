import { PaymentPlan } from '@/wire/enums/finance'
import { BRAND } from '@/domain/brand'
import { formatServiceNumber } from '@/domain/person/phone'
import { formatDay, formatShanghai } from '@/domain/time/shanghai-time'
import { balanceFen } from '@/domain/payment/amount-due'
import { facts, heading, paragraph, type Paper, type PaperBlock } from '../../pdf/paper'
import { buyerFacts, carFacts, orderReference, planText, yuan, type CarOrder } from '../paper/order-facts'

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

const SELLER = 'Vela Motors (Shanghai) Ltd'

const parties = (order: CarOrder): PaperBlock[] => [
  heading('1. The parties'),
  facts(
    ['Seller', SELLER],
    ['Shop', order.place.store.storeName],
    ['Customer service', formatServiceNumber(BRAND.serviceNumber)],
  ),
  paragraph('The buyer:'),
  buyerFacts(order),
]

const price = (order: CarOrder): PaperBlock[] => {
  const { car, amountFen } = order
  const optionsFen = car.totalFen - car.version.price
  return [
    heading('3. The price'),
    facts(
      [car.version.displayName, yuan(car.version.price)],
      ['Options', yuan(optionsFen)],
      ['Vehicle total', yuan(car.totalFen)],
      ['Deposit paid', yuan(amountFen)],
      ['Balance', yuan(balanceFen(car.totalFen, amountFen))],
      ['Payment plan', planText(order)],
    ),
    paragraph(
      order.purchase.plan === PaymentPlan.finance
        ? 'A bank pays what the buyer’s down payment leaves of the balance. If no bank does, the buyer pays in another way or leaves this contract within 14 days, and every payment returns.'
        : 'The balance is due within 14 days after the car has reached the delivery centre and before it is handed over. It may be paid in up to five parts.',
    ),
  ]
}

const delivery = ({ place: { store } }: CarOrder, { deliverByMs }: ContractTerms): PaperBlock[] => [
  heading('4. Delivery'),
  facts(
    ['Delivery city', [store.deliverProvinceName, store.deliverCityName].filter(Boolean).join(', ')],
    ['Licensing city', [store.putCardProvinceName, store.putCardCityName].filter(Boolean).join(', ')],
    ['Delivered by', formatDay(deliverByMs)],
  ),
  paragraph(
    'At the delivery centre the buyer sees the inspection report, looks over the car in daylight and signs the delivery confirmation. Until then the car is the seller’s, and so is the risk.',
  ),
]

const rules: readonly PaperBlock[] = [
  heading('5. Warranty'),
  paragraph(
    'The first owner has a lifetime warranty on battery, motor and electronics, within the mileage and care described in the warranty booklet. Later owners have eight years or 160,000 km.',
  ),
  heading('6. Leaving the contract'),
  paragraph(
    'If the seller is late by more than 30 days, or the car differs from this contract, the buyer may leave it, and every payment returns within 7 working days. If the buyer leaves for other reasons, the deposit stays with the seller and everything else returns.',
  ),
  heading('7. Disputes'),
  paragraph(
    'The law of the People’s Republic of China applies. Both sides first talk; then the court at the buyer’s home decides.',
  ),
]

const unsigned: readonly PaperBlock[] = [
  heading('8. Signatures'),
  facts(['Seller', `${SELLER}, by electronic seal`], ['Buyer', 'Not signed yet']),
]

const signed = (order: CarOrder, { signedAt, certificateNo, fingerprint }: ContractSeal): PaperBlock[] => [
  heading('8. Signatures'),
  facts(
    ['Seller', `${SELLER}, by electronic seal`],
    ['Buyer', `${order.purchase.subjectName}, by electronic signature`],
    ['Signed', formatShanghai(signedAt.getTime())],
    ['Certificate', certificateNo],
    ['SHA-256 of the contract', fingerprint],
  ),
]

/** The purchase contract of an order, with its seal once it is signed. Identity and phone numbers are masked. */
export const contractPaper = (order: CarOrder, terms: ContractTerms, seal: ContractSeal | null): Paper => ({
  title: 'Car purchase contract',
  reference: `No. ${terms.contractNo} · ${orderReference(order)} · ${formatDay(terms.generatedAt.getTime())}`,
  blocks: [
    ...parties(order),
    heading('2. The car'),
    carFacts(order),
    ...price(order),
    ...delivery(order, terms),
    ...rules,
    ...(seal === null ? unsigned : signed(order, seal)),
  ],
})
