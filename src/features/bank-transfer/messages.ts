import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of paying by account transfer. */
const en = {
  title: 'Account transfer',
  exactly: 'Transfer exactly',
  received: 'Received',
  payee: 'Payee',
  bank: 'Bank',
  account: 'Account',
  remark: 'Remark',
  copy: (what: string) => `Copy ${what.toLowerCase()}`,
  sandboxTitle: 'Do not transfer.',
  // What is said right after a strong piece begins with the space that its language wants.
  sandboxText: ' No bank account is connected on this server. You can go on to see what happens; no money moves.',
  receipt: 'Receipt',
  receiptHint: 'A screenshot or photo of the bank receipt',
  addLabel: 'Add a picture of the receipt',
  picture: (n: number) => `Receipt, picture ${n}`,
  note: 'The remark links the money to your order. We confirm within 1 to 2 working days.',
  done: 'I have transferred',
  obstacles: {
    missing: 'Add a picture of the receipt first',
    uploading: 'Wait for the upload',
    uploadFailed: 'A picture was not uploaded',
  },
  checking: 'Checking.',
  checkingText: (time: string) => ` Announced at ${time}. We compare it with our bank within 1 to 2 working days.`,
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this transfer?',
  withdrawText:
    'Only withdraw it if you have not sent the money. Money that arrives counts for your order all the same.',
  toBalance: 'View balance',
  matched: 'We have received this transfer.',
  closed: 'This transfer was withdrawn or is no longer needed.',
  announced: 'Transfer announced',
  withdrawn: 'Transfer withdrawn',
  failedTitle: 'That did not work',
  unknownTitle: 'No answer from the server',
  unknownText: (why: string) => `${why} Trying again will not do it twice.`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
