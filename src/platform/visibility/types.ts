/** Whether the app itself is on screen. Which of its pages is on top is the page's own matter. */
export interface Visibility {
  isVisible(): boolean
  /** Calls the listener on each change; returns what stops it. */
  watch(onChange: (isVisible: boolean) => void): () => void
}
