export interface PictureProps {
  src: string
  /** What is to be seen: "Vela 7 in Pine Green, side"; empty for decoration. */
  alt: string
  /** Width by height of the box, kept free while the picture loads; absent fills the parent. */
  ratio?: number | undefined
  /** `contain` shows the whole picture on no ground, `cover` fills the box. */
  fit?: 'cover' | 'contain' | undefined
  /** How wide it is drawn on a screen of 375 px, which is the default: of a picture in several widths one is asked for. */
  drawnPx?: number | undefined
  /** In sight from the start: loaded at once and before others. */
  isEager?: boolean | undefined
  className?: string | undefined
}
