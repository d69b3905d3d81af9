import type { Article } from '@/wire/schemas/article'
import { MediaKind } from '@/wire/enums/content'
import { open } from '../navigation/open'

/** A picture of an article. */
export interface ArticlePicture {
  url: string
  width: number
  height: number
  /** What it shows, and what is said of it; empty for those that lead in. */
  alt: string
  caption: string
}

/** An article as far as it has come: the card that was tapped has no text yet. */
type Illustrated = Pick<Article, 'id' | 'media'> & Partial<Pick<Article, 'body'>>

/** The pictures of an article in their order, each once: those that lead in, then those of its text. */
export const articlePictures = ({ media, body = [] }: Omit<Illustrated, 'id'>): readonly ArticlePicture[] => {
  const leading = media
    .filter(({ kind }) => kind === MediaKind.picture)
    .map(({ url, width, height }) => ({ url, width, height, alt: '', caption: '' }))
  const inText = body.flatMap((block) => (block.kind === 'picture' ? [block] : []))
  const byUrl = new Map<string, ArticlePicture>()
  // One that leads in and stands in the text has its place at the head, and its words from the text.
  for (const { url, width, height, alt, caption } of [...leading, ...inText]) {
    byUrl.set(url, { url, width, height, alt, caption })
  }
  return [...byUrl.values()]
}

/** Opens an article's pictures at one of them. */
export const openPicture = (article: Illustrated, url: string): void => {
  const index = articlePictures(article).findIndex((picture) => picture.url === url)
  void open('pages/picture-viewer/index', { article: article.id, index: String(Math.max(0, index)) })
}
