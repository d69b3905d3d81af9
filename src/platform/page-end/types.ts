/** Where a page ends, for lists that go on. */
export interface PageEnd {
  /**
   * Looks once more, after a page has grown, whether its end is near, which `onReachBottom` leaves to the next scrolling.
   *
   * @param address - the page's own, `$taroPath` of its router.
   * @param distancePx - how near; the page's `onReachBottomDistance`.
   * @returns what calls it off, while the page still grows.
   */
  recheck(address: string, distancePx: number, onNear: () => void): () => void
}
