import { texts } from '@/language/texts'
import { AgreementScene } from '@/wire/enums/agreement'
import { zh } from './messages-zh'

/** Texts of one's own data. */
const en = {
  title: 'My data',
  fileTitle: 'All that we keep of you',
  fileText:
    'Profile, orders and payments, contracts, appointments, feedback, points, logins, and your own pictures and papers. One ZIP, made at this moment and kept nowhere.',
  toChat: 'WeChat sends it to a chat. Choose File Transfer to open it on a computer.',
  download: 'Download',
  failedTitle: 'The file was not made',
  ready: 'The file is ready. Send it to a chat now.',
  send: 'Send to a chat',
  notSentTitle: 'The file was not sent',
  agreed: 'What you agreed to',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  state: 'Agreed',
  named: (title: string, version: number) => `${title} ${version}`,
  given: (time: string, place: string) => `${time} · ${place}`,
  order: (orderNo: string) => `order ${orderNo}`,
  scenes: {
    [AgreementScene.accountRegister]: 'at login',
    [AgreementScene.accountDelete]: 'deleting the account',
    [AgreementScene.customerInformation]: 'giving personal details',
  } satisfies Record<AgreementScene, string>,
  ended: 'Taken back',
  why: {
    account: 'Stays: there is no account without it. Deleting the account ends it.',
    deletion: 'Stays: it shows that you knew what deletion means.',
    papers: 'Stays: what you gave the details for needs it.',
    order: 'Stays: it is part of what was agreed for this order.',
    optional:
      'Optional: shops may use your name and number for the drive, activity or hand-over that you asked for, we your driver licence for drives and registration, and lenders the papers of your loan.',
    withdrawn: (time: string) =>
      `Taken back ${time}. The names given for drives and activities, the driver licence and the papers of loans were erased.`,
  },
  withdraw: 'Take back',
  withdrawTitle: 'Take this consent back?',
  withdrawText:
    'The names that you gave for drives and activities, your driver licence and the papers of loans are erased, and no shop may call you about them. You are asked again when you next give them.',
  withdrawn: 'Consent taken back',
  withdrawFailed: 'It was not taken back',
  unknownTitle: 'No answer from the server',
  accountNote: 'Ends every other consent.',
  deleteAccount: 'Delete account',
}

export type Messages = typeof en

export const messages = texts(en, zh)
