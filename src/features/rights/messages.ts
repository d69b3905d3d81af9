import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the rights' pages. */
const en = {
  title: 'Rights',
  tabs: 'Rights by state',
  available: (count: number) => `Available ${count}`,
  used: (count: number) => `Used ${count}`,
  ended: (count: number) => `Ended ${count}`,
  cars: 'Rights by car',
  allCars: 'All cars',
  onOrder: (model: string) => `${model} · on order`,
  delivered: (model: string) => `${model} · yours`,
  byNumber: (model: string, tail: string) => `${model} · …${tail}`,
  unopenedTag: 'Not open yet',
  opens: {
    payment: 'Opens with the deposit',
    lock: 'Opens when you lock the order',
    delivery: 'Opens when you get the car',
  },
  untilLock: 'Until you lock the order',
  noEnd: 'No end date',
  linkedTo: (orderNo: string) => `Linked to ${orderNo}`,
  takenOff: 'Taken off the price of the car',
  left: (left: string, whole: string) => `${left} of ${whole} left`,
  ofWholeLeft: (whole: string) => `of ${whole} left`,
  allUsed: (whole: string) => `All ${whole} used`,
  usesTitle: 'What was used',
  endedOn: (day: string) => `Ended on ${day}`,
  endedWithOrder: 'Ended with its order',
  endsWithOrder: 'Rights of refunded orders end with the order.',
  noneTitle: { available: 'No rights yet', used: 'Nothing used yet', ended: 'Nothing has ended' },
  noneText: 'Deposits and cars bring some.',
  seeModels: 'See the models',
  worth: 'Value',
  place: 'Where',
  holder: 'Who',
  validity: 'Validity',
  withOthers: 'With others',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  from: (day: string) => `From ${day}`,
  howTo: 'How to use it',
  seeOrder: 'See the order',
  lost: { title: 'Right not found', text: 'It may belong to another account.', action: 'My rights' },
}

export type Messages = typeof en

export const messages = texts(en, zh)
