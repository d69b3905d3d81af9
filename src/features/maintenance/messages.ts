import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page that is shown while the app is closed. */
const en = {
  title: 'Maintenance',
  backAt: (time: string) => `Back at about ${time}`,
  longer: 'A little longer than planned',
  began: (reason: string, time: string) => `${reason} It began at ${time}.`,
  minutesLeft: (count: number) => (count === 1 ? '1 minute left' : `${count} minutes left`),
  soon: 'Any minute now',
  money: 'Your money is safe',
  moneyText: 'Paid orders are not affected',
  pay: 'Payment times stand still',
  payText: 'An unpaid order has an hour afterwards',
  drives: 'Test drives take place',
  drivesText: 'Go as planned, your expert knows',
  looks: 'This page looks every 30 seconds and opens by itself.',
  call: 'Call',
  tryNow: 'Try now',
  notLooked: 'We could not look',
  stillClosed: 'Not open yet',
  openTitle: 'The app is open',
  openText: 'Nothing is being worked on at the moment.',
  toExplore: 'To Explore',
}

export type Messages = typeof en

export const messages = texts(en, zh)
