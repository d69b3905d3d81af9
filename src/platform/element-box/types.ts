/** Where an element lies on the screen, in px. */
export interface ElementBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the element of an id lies; none while its page is being left, or lies under another. */
export type FindBox = (id: string) => Promise<ElementBox | undefined>
