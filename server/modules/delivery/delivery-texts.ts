import { texts } from '@/language/texts'
import { zh } from './delivery-texts-zh'

/** What the papers of a delivery say. */
const en = {
  appointment: 'Your appointment',
  when: 'When',
  toBeAgreed: 'To be agreed',
  where: 'Where',
  address: (centre: string | null, address: string | null) => [centre, address].filter(Boolean).join(', '),
  expert: 'Your delivery expert',
  namedAtCentre: 'Named at the centre',
  phone: 'Phone',
  yourCar: 'Your car',
  invitation: {
    title: 'Invitation letter',
    text: (name: string) => `Dear ${name}, your car is ready. We look forward to handing it over to you.`,
  },
  guide: {
    title: 'Delivery guide',
    bring: 'Please bring',
    document:
      'The identity document that the order was placed with. For an enterprise: its licence and a letter of authority.',
    licence: 'Your driver licence, if you drive home yourself.',
    course: 'What happens',
    look: 'You look over the car in daylight, with the inspection report beside you.',
    setUp: 'Your expert sets up the car with you: seats, profiles, phone key, charging.',
    sign: 'You sign the delivery confirmation. Until then the car is ours, and so is the risk.',
    time: 'Plan for about 90 minutes. To move the appointment, call your expert until the day before.',
  },
  confirmation: {
    title: 'Delivery confirmation',
    text: 'The buyer has looked over the car below and taken it with all that belongs to it.',
    handedOver: 'Handed over',
    place: 'Place',
    by: 'By',
    centre: 'The delivery centre',
    time: 'Time',
    with: 'With the car',
    belongings: 'Two keys, charging cable, certificate of conformity, warranty booklet',
    contact: 'Contact',
  },
  inspection: {
    title: 'PDI test result',
    result: 'Result',
    parts: {
      body: 'Body and paint',
      glass: 'Glass and lamps',
      battery: 'Battery and charging',
      chassis: 'Motor, brakes and chassis',
      cabin: 'Cabin and displays',
      software: 'Assistance and software',
    },
    passed: (count: number) => `${count} of ${count} passed`,
    inAll: 'In all',
    verdict: 'The car may be handed over.',
  },
  invoice: {
    title: 'Invoice',
    number: (invoiceNo: string) => `No. ${invoiceNo}`,
    name: 'Name',
    shop: 'Shop',
    amounts: 'Amounts',
    options: 'Options',
    withoutTax: 'Without tax',
    vat: (percent: number) => `VAT ${percent} %`,
    total: 'Total',
    paid: 'Paid',
  },
  seller: 'Seller',
  buyer: 'Buyer',
  car: 'Car',
}

export type DeliveryTexts = typeof en

export const deliveryTexts = texts(en, zh)
