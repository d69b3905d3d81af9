import type { PageMeasure } from '../host/realm/measures'

const KILOBYTE = 1_024

/** The most that may cross from the logic to the view, and the most that a page may hold. */
export const BUDGETS = {
  firstPaintBytes: 24 * KILOBYTE,
  largestCallBytes: 64 * KILOBYTE,
  nodes: 1_000,
  optionTapBytes: 400,
  optionTapCalls: 1,
  longListFirstCallBytes: 10 * KILOBYTE,
  /** The most that one call sends while pages of options open. */
  optionsCallBytes: 10 * KILOBYTE,
  /** Twenty cards that come, in all calls together. */
  feedAppendBytes: 16 * KILOBYTE,
  /** What the thousandth card may cost of the first: paths grow by a digit or two. */
  lateCardShare: 1.1,
} as const

const OF_A_PAGE = ['firstPaintBytes', 'largestCallBytes', 'nodes'] as const

/** Which pages cost more than they may, in words. */
export const brokenPageBudgets = (pages: readonly PageMeasure[]): readonly string[] =>
  pages.flatMap((page) =>
    OF_A_PAGE.filter((name) => page[name] > BUDGETS[name]).map(
      (name) => `${page.path}: ${name} is ${page[name]} of ${BUDGETS[name]}`,
    ),
  )
