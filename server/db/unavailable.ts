/** The database could not be reached, or went away before it answered: whether the last statement took effect is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('The database is not available.', { cause })
  }
}

/** A row that many want was not free in time. Nothing was changed: the same call may simply be made again. */
export class RowBusy extends Error {
  override readonly name = 'RowBusy'

  constructor(cause: unknown) {
    super('A row was not free in time.', { cause })
  }
}
