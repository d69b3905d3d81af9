/** For shoppers of a test or a measurement who stand for many: what one account may place is tried by a test of its own. */
export const NO_PLACING_LIMITS = { PLACINGS_A_MINUTE: '999999999', UNPAID_ORDERS_OF_MODEL: '999999999' } as const
