import { texts } from '@/language/texts'
import { clockSeconds } from './clock-seconds'
import { zh } from './wait-text-zh'

const SECONDS_A_MINUTE = 60

/** How a wait of at most a minute is written. */
const en = { seconds: (count: number) => `${count} s` }

export type WaitForms = typeof en

const FORMS = texts(en, zh)

/** How long somebody waits: seconds up to a minute ("42 s"), else as a clock writes them ("05:00:00"). */
export const waitText = (seconds: number): string =>
  seconds > SECONDS_A_MINUTE ? clockSeconds(seconds) : FORMS.seconds(seconds)
