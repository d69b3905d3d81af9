/** Whether the page follows a finger. */
export interface PageScroll {
  /**
   * Holds the page that is open where it is.
   *
   * @returns what lets it go.
   */
  hold(): () => void
}
