/** Scrolls the page in front so that what has an id stands in sight. Call it once that is drawn. */
export type ScrollTo = (id: string) => void
