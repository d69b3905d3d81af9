import type { ArticleCard } from '@/wire/schemas/content'
import { ArticleKind, MediaKind, SlideStyle } from '@/wire/enums/content'

/** The pictures of an article. */
export const picturesOf = ({ media }: Pick<ArticleCard, 'media'>): ArticleCard['media'] =>
  media.filter(({ kind }) => kind === MediaKind.picture)

/** Whether pictures stand at the very top of an article, under the bar. */
export const leadsIn = (card: Pick<ArticleCard, 'kind' | 'slideStyle' | 'media'>): boolean =>
  card.kind === ArticleKind.pictureText &&
  (card.slideStyle === SlideStyle.style1 || card.slideStyle === SlideStyle.fullScreen) &&
  picturesOf(card).length > 0
