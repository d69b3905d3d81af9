import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of one's own data. */
const en = {
  title: 'My data',
  fileTitle: 'All that we keep of you',
  fileText:
    'Profile, orders and payments, contracts, appointments, feedback, points, logins, files. One file (JSON), made at this moment and kept nowhere.',
  download: 'Download',
  failedTitle: 'The file was not made',
  agreed: 'What you agreed to',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  state: 'Agreed',
  named: (title: string, version: number) => `${title} ${version}`,
  forOrder: (time: string, orderNo: string) => `${time} · order ${orderNo}`,
  withdraw: 'To take your agreement back, delete the account.',
  deleteAccount: 'Delete account',
  personalInfoList: 'Personal information list',
}

export type Messages = typeof en

export const messages = texts(en, zh)
