import { readCount, type Variables } from './env-values'

/** How much one account may place, so that nobody takes what others queue for. */
export interface PlacingLimits {
  /** Orders of one model that wait for their payment. */
  unpaidOrdersOfModel: number
  placingsAMinute: number
}

const UNPAID_ORDERS_OF_MODEL = 2
const PLACINGS_A_MINUTE = 3

/**
 * Reads the limits of placing.
 *
 * @throws StartupError when one is no whole number of at least 1.
 */
export const readPlacingLimits = (variables: Variables): PlacingLimits => ({
  unpaidOrdersOfModel: readCount(variables, 'UNPAID_ORDERS_OF_MODEL', UNPAID_ORDERS_OF_MODEL),
  placingsAMinute: readCount(variables, 'PLACINGS_A_MINUTE', PLACINGS_A_MINUTE),
})
