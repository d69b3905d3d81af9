/** The store of files did not answer, or not with what was asked for. Nothing that was acknowledged is lost by it. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'

  /** @param cause the status that it answered with, or what went wrong on the way. */
  constructor(cause: unknown) {
    super('The store of files is not available.', { cause })
  }
}
