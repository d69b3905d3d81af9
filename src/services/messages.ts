import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts that services hand to pages: the fixed ones of replies that make no sense, and those of lost calls: of a page, which a click loads again, and of any other. */
const en = {
  unexpectedUploadReply: 'Unexpected response.',
  unexpectedResponse: 'Unexpected response',
  unexpectedData: 'Unexpected data',
  connectionTimedOut: 'The connection timed out, click the screen to try again.',
  callTimedOut: 'The connection timed out.',
  networkFailed: 'You seem to be offline. Check your connection and try again.',
  loginNeeded: 'Please log in and try again.',
  somethingFailed: 'Something went wrong. Please try again.',
}

export type ServiceMessages = typeof en

export const serviceMessages = texts(en, zh)
