import { useStore } from 'zustand/react'
import type { ArticleKind } from '@/wire/enums/content'
import type { Favourite } from '@/wire/schemas/favourite'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { fetchFavourites } from '@/services/api/favourite'
import { deletedHere } from '@/stores/deleted'
import { knownFavourites } from '@/services/known/favourites'

const ROWS_A_PART = 20

const idOf = ({ id }: Favourite): string => id

/** As the server tells one that was taken down since. */
const takenDown = (one: Favourite): Favourite => ({ ...one, isOpen: false, title: null, summary: '', picture: null })

interface FavouritesOptions {
  kind: ArticleKind
  /** Those that were removed, which the server need not know yet. */
  gone: readonly string[]
  isEnabled: boolean
}

/** The saved articles of a kind that still are, more of them as the page is scrolled or what has come was removed. */
export function useFavourites({ kind, gone, isEnabled }: FavouritesOptions): PagedListView<Favourite> {
  const list = usePagedList({
    fetchPart: (cursor: string | undefined, signal) =>
      fetchFavourites({ kind, size: ROWS_A_PART, ...(cursor !== undefined && { cursor }) }, { signal }),
    keyOf: idOf,
    key: String(kind),
    isEnabled,
  })
  // Their own pages may have taken them out.
  const known = useStore(knownFavourites.store)
  const deleted = useStore(deletedHere)
  const items = list.items
    .filter(({ id }) => known[id] !== false && !gone.includes(id))
    .map((one) => (deleted.has(one.id) ? takenDown(one) : one))
  usePageEnd({ rowCount: items.length, onNear: list.loadMore })
  return { ...list, items }
}
