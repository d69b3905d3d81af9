/** The database could not be reached, or went away before it answered: whether the last statement took effect is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('The database is not available.', { cause })
  }
}
