export interface ClipProps {
  src: string
  /** Stands in the box until the first frame does. */
  poster: string
  /** What is to be seen. */
  label: string
}
