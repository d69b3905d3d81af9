export interface WebFrameProps {
  /** The whole address; the caller has checked its host. */
  src: string
  /** What is shown, for screen readers. */
  label: string
  onLoad: () => void
}
