import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of a code that confirms something. */
const en = {
  title: 'Confirm it is you',
  sentTo: (phone: string) => `Enter the code that we sent to ${phone}.`,
  confirm: 'Confirm',
  resend: 'Resend code',
  resendIn: (wait: string) => `Resend in ${wait}`,
  codeFailed: 'No code was sent',
}

export type Messages = typeof en

export const messages = texts(en, zh)
