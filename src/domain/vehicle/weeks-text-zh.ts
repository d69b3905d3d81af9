import type { WeeksForms } from './weeks-text'

/** How a span of weeks is written in Chinese. */
export const zh: WeeksForms = { weeks: (from, to) => `${from === to ? '' : `${from} 至 `}${to}\u00a0周` }
