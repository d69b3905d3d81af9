/** The disk below the database, or below the uploaded files, is full: nothing was written. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'

  constructor(cause?: unknown) {
    super('The disk is full.', { cause })
  }
}
