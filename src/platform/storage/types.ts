/**
 * Small synchronous key-value store that outlives the page. Values are texts; what they mean is up to the caller.
 */
export interface KeyValueStorage {
  /** The text under a key, or undefined when there is none or the store cannot be read. */
  get(key: string): string | undefined
  /** Keeps a text. What a full or forbidden store does not take is kept in memory: nothing here may break a page. */
  set(key: string, text: string): void
  remove(key: string): void
  keys(): string[]
  /**
   * Tells that another tab of the same browser has changed a text, with what it wrote, or may have while the page was away;
   * the text is empty when it was removed, or is not known. A mini-program has only one instance.
   */
  watch(key: string, onChange: (text: string) => void): () => void
}
