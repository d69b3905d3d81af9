import type { ArticleCard } from '@/wire/schemas/content'
import type { ArticleKind, TopicOrder } from '@/wire/enums/content'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { fetchTopicArticles } from '@/services/api/topic'
import { useNotDeleted } from '@/stores/deleted-posts'

const CARDS_A_PART = 20

/** Which of a topic's articles are shown. */
export interface TopicTab {
  order: TopicOrder
  /** Articles of this kind alone. */
  kind?: ArticleKind
}

/** The articles of a topic, more of them as the page is scrolled. */
export function useTopicArticles(id: string, { order, kind }: TopicTab): PagedListView<ArticleCard> {
  const list = usePagedList({
    fetchPart: (cursor: string | undefined, signal) =>
      fetchTopicArticles(
        { id, order, size: CARDS_A_PART, ...(kind && { kind }), ...(cursor !== undefined && { cursor }) },
        { signal },
      ),
    keyOf: (card: ArticleCard) => card.id,
    key: `${id} ${order} ${kind ?? ''}`,
    isEnabled: id !== '',
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  return { ...list, items: useNotDeleted(list.items) }
}
