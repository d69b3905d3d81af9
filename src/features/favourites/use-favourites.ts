import type { ArticleKind } from '@/wire/enums/content'
import type { Favourite } from '@/wire/schemas/favourite'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList } from '@/hooks/use-paged-list'
import { fetchFavourites } from '@/services/api/favourite'
import type { PagedList } from '@/services/paged-list/paged-list'

const ROWS_A_PART = 20

const idOf = ({ id }: Favourite): string => id

/** What `useFavourites` answers. */
export interface FavouritesView extends PagedList<Favourite> {
  refresh: () => void
  retry: () => void
}

/** The saved articles of a kind, more of them as the page is scrolled. */
export function useFavourites(kind: ArticleKind, isEnabled: boolean): FavouritesView {
  const list = usePagedList({
    fetchPart: (cursor: string | undefined, signal) =>
      fetchFavourites({ kind, size: ROWS_A_PART, ...(cursor !== undefined && { cursor }) }, { signal }),
    keyOf: idOf,
    key: String(kind),
    isEnabled,
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  return list
}
