import type { WaitForms } from './wait-text'

/** How a wait of at most a minute is written in Chinese. */
export const zh: WaitForms = { seconds: (count) => `${count} 秒` }
