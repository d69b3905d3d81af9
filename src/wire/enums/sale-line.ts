/** Where an account stands in the line of a hot opening (extension). */
export const LineStanding = {
  /** Nobody queues for this deposit: it is ordered at once. */
  noLine: 'noLine',
  /** The sale is over or switched off. */
  closed: 'closed',
  outside: 'outside',
  /** Outside, and no ticket is left. */
  full: 'full',
  waiting: 'waiting',
  letIn: 'letIn',
  /** The turn ended without an order. */
  expired: 'expired',
  /** The turn was used by an order. */
  ordered: 'ordered',
} as const
export type LineStanding = (typeof LineStanding)[keyof typeof LineStanding]
