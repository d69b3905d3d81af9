import type { ArticleCard } from '@/wire/schemas/content'
import type { ArticleKind, TopicOrder } from '@/wire/enums/content'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { fetchTopicArticles } from '@/services/api/topic'
import { useNotDeleted } from '@/stores/deleted'

const CARDS_A_PART = 20

/** Which of a topic's articles are shown. */
export interface TopicTab {
  order: TopicOrder
  /** Articles of this kind alone. */
  kind?: ArticleKind
  /** How often the reader has posted here meanwhile: each time the list is read anew. */
  posted?: number
}

/** The articles of a topic, more of them as the page is scrolled. */
export function useTopicArticles(id: string, { order, kind, posted = 0 }: TopicTab): PagedListView<ArticleCard> {
  const list = usePagedList({
    fetchPart: (cursor: string | undefined, signal) =>
      fetchTopicArticles(
        { id, order, size: CARDS_A_PART, ...(kind && { kind }), ...(cursor !== undefined && { cursor }) },
        { signal },
      ),
    keyOf: (card: ArticleCard) => card.id,
    key: `${id} ${order} ${kind ?? ''} ${posted}`,
    isEnabled: id !== '',
    // Of hidden posts everybody sees their own.
    isReadersOwn: true,
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  return { ...list, items: useNotDeleted(list.items) }
}
