import { texts } from '@/language/texts'
import { zh } from './activity-texts-zh'

/** What the server says of a sign-up. */
const en = {
  notDrawn: (quota: number) =>
    quota === 1
      ? 'The place was drawn by lot, and it was not yours.'
      : `All ${quota} places were drawn by lot, and yours was not among them.`,
  calledOff: 'This activity was called off. If it comes back, your sign-up counts again.',
}

export type ActivityTexts = typeof en

export const activityTexts = texts(en, zh)
