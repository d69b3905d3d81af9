export interface PosterCanvasProps {
  id: string
  /** What is to be seen on it. */
  label: string
}
