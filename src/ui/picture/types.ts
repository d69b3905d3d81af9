export interface PictureProps {
  src: string
  /** What is to be seen: "Vela 7 in Pine Green, side"; empty for decoration. */
  alt: string
  /** Width by height of the box, kept free while the picture loads; absent fills the parent. */
  ratio?: number | undefined
  /** `contain` shows the whole picture on no ground, `cover` fills the box. */
  fit?: 'cover' | 'contain' | undefined
  /** In sight from the start: loaded at once and before others. */
  isEager?: boolean | undefined
  className?: string | undefined
}
