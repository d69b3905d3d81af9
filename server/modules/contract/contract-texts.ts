import { MAX_PARTS } from '@/domain/payment/part-payment'
import { texts } from '@/language/texts'
import { zh } from './contract-texts-zh'

/** What a contract says; amounts, days and names are the order's. */
const en = {
  title: 'Car purchase contract',
  number: (contractNo: string) => `No. ${contractNo}`,
  parties: '1. The parties',
  seller: 'Seller',
  shop: 'Shop',
  customerService: 'Customer service',
  theBuyer: 'The buyer:',
  car: '2. The car',
  price: '3. The price',
  options: 'Options',
  vehicleTotal: 'Vehicle total',
  saleTotal: 'Sale price',
  depositPaid: 'Deposit paid',
  balance: 'Balance',
  paymentPlan: 'Payment plan',
  financed:
    'A bank pays what the buyer’s down payment leaves of the balance. If no bank does, the buyer applies again or pays in full.',
  paidInFull: `The balance is due before the car is handed over. It may be paid in up to ${MAX_PARTS} parts.`,
  delivery: '4. Delivery',
  deliveryCity: 'Delivery city',
  licensingCity: 'Licensing city',
  place: (province: string | null, city: string | null) => [province, city].filter(Boolean).join(', '),
  deliveredBy: 'Delivered by',
  handover:
    'At the delivery centre the buyer sees the inspection report, looks over the car in daylight and signs the delivery confirmation. Until then the car is the seller’s, and so is the risk.',
  warranty: '5. Warranty',
  warrantyText:
    'The first owner has a lifetime warranty on battery, motor and electronics, within the mileage and care described in the warranty booklet. Later owners have eight years or 160,000 km.',
  leaving: '6. Leaving the contract',
  leavingText:
    'If the buyer leaves for reasons of their own, the deposit stays with the seller. If the seller is late, or the car differs from this contract, the buyer turns to customer service. The rights that the law gives the buyer stay as they are.',
  disputes: '7. Disputes',
  disputesText:
    'The law of the People’s Republic of China applies. Both sides first talk; then the court at the buyer’s home decides.',
  signatures: '8. Signatures',
  buyer: 'Buyer',
  sealed: (seller: string) => `${seller}, by electronic seal`,
  signed: (buyer: string) => `${buyer}, by electronic signature`,
  notSigned: 'Not signed yet',
  signedAt: 'Signed',
  certificate: 'Certificate',
  fingerprint: 'SHA-256 of the contract',
}

export type ContractTexts = typeof en

export const contractTexts = texts(en, zh)
