import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts that the kit itself says, on the tab pages too; a feature's own texts live with the feature, those of one part with it. */
const en = {
  ok: 'OK',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  loading: 'loading...',
  contentCopied: 'Content copied',
  copyFailed: 'Copy failed',
  clickToReload: 'Click to reload',
  couldNotLoad: 'Could not load',
  couldNotDraw: 'Something went wrong on this page.',
  included: 'Included',
  more: 'More',
  clear: 'Clear',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  noNetwork: 'No network',
  unread: (count: number) => (count === 1 ? '1 new' : `${count} new`),
  discardTitle: 'Leave without saving?',
  discardText: 'What you entered here is lost.',
  discard: 'Leave',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  minutesLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  timeIsUp: 'Time is up',
  wrong: (label: string) => `${label}, to be corrected`,
  pictureMissing: 'Picture not available',
}

export type Messages = typeof en

export const messages = texts(en, zh)
