/** Texts that services hand to pages: the fixed ones of replies that make no sense, and those of lost calls. */
export const serviceMessages = {
  unexpectedUploadReply: 'Unexpected response.',
  unexpectedResponse: 'Unexpected response',
  connectionTimedOut: 'The connection timed out, click the screen to try again.',
  networkFailed: 'You seem to be offline. Check your connection and try again.',
  loginNeeded: 'Please log in and try again.',
  somethingFailed: 'Something went wrong. Please try again.',
} as const
