/** Why a file is not taken as a picture: it cannot be decoded, or it would be too large once it is. */
type PictureFaultKind = 'unreadable' | 'too-large'

/** A file that is no picture we keep. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault'

  constructor(
    readonly kind: PictureFaultKind,
    options?: ErrorOptions,
  ) {
    super(`The picture is ${kind}.`, options)
  }
}
