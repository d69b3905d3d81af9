/** What the phone's or browser's "back" closes before it leaves the page. */
export interface BackLayers {
  /**
   * Puts a layer over the page. Returns what takes it away.
   *
   * @param onTaken - the layer was taken away. In a browser by "back", which is then spent; in WeChat a page container
   *   hears "back" itself, and this tells it to go before another page opens.
   */
  enter(onTaken: () => void): () => void
  /** Takes all layers away before another page opens; resolves once that is done, null when there is nothing to do. */
  clear(): Promise<void> | null
}
