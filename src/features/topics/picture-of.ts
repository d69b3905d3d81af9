import type { ArticleCard } from '@/wire/schemas/content'

/** Wider or taller pictures are cut, so that no card is a stripe. */
const WIDEST = 4 / 3
const TALLEST = 3 / 4

/** What is shown of an article's first picture or clip. */
export interface SmallPicture {
  src: string
  /** Width by height. */
  ratio: number
}

/** The picture that stands for an article in a grid; none where it has words alone. */
export const pictureOf = ({ media }: Pick<ArticleCard, 'media'>): SmallPicture | undefined => {
  const [first] = media
  if (first === undefined) return undefined
  const ratio = Math.min(WIDEST, Math.max(TALLEST, first.width / first.height))
  return { src: first.poster ?? first.url, ratio }
}
