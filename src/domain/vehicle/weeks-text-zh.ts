import type { WeeksForms } from './weeks-text'

/** How a span of weeks is written in Chinese. */
export const zh: WeeksForms = { weeks: (from, to) => `${from === to ? '' : `${from}\u00a0至\u00a0`}${to}\u00a0周` }
