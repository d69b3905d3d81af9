/** Where a reader is in a list. */
export interface ListPlace {
  /** Of which of a page's lists. */
  list: string
  row: string
  /** How far from the top of the screen the row stood, in px. */
  topPx: number
}

/** The place in a list that outlives a reload, on pages that are loaded anew then. */
export interface ListPlaces {
  /** What was kept of the page in front; null for one that has just been opened. */
  kept(): ListPlace | null
  /**
   * Keeps, whenever the scrolling rests, which row stands on top.
   *
   * @param elementIds - whose children are the rows, from the top of the page down.
   * @param rowAt - names the list and the row of a place in it; undefined while there is none.
   * @returns what ends it.
   */
  follow(
    elementIds: readonly string[],
    rowAt: (index: number) => Pick<ListPlace, 'list' | 'row'> | undefined,
  ): () => void
  /** Scrolls the page so that a row stands where it was; false where the page is too short for that yet. */
  leadTo(elementIds: readonly string[], index: number, topPx: number): boolean
  /** Lets go of it: the reader begins another list. */
  forget(): void
}
