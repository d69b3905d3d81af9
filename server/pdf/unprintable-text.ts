/** A text holds a character that no face of ours can draw, and nothing may stand in its place. */
export class UnprintableText extends Error {
  override readonly name = 'UnprintableText'
}
