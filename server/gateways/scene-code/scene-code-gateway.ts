/** A picture of a code. */
export interface CodePicture {
  bytes: Buffer
  mimeType: 'image/png' | 'image/jpeg'
}

/** Draws codes that open the app where their scene says. */
export interface SceneCodeGateway {
  /** Whose codes these are: pictures are kept under it, and another app's are never shown. */
  readonly name: string
  /** @throws Error when there is no picture, for now. */
  draw(scene: string): Promise<CodePicture>
}
