/** A row of one of a page's lists. */
interface ListRow {
  list: string
  row: string
}

/** Where a reader is in a list: at a row, which stood so far from the top of the screen in px, or only just in the list. */
export type ListPlace = (ListRow & { topPx: number }) | { list: string; row?: undefined }

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
  follow(elementIds: readonly string[], rowAt: (index: number) => ListRow | undefined): () => void
  /** Scrolls the page so that a row stands where it was; false where the page is too short for that yet. */
  leadTo(elementIds: readonly string[], index: number, topPx: number): boolean
  /** Keeps that the reader has begun another list, at its top. */
  begin(list: string): void
}
