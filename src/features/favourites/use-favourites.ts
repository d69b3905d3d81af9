import { useStore } from 'zustand/react'
import type { ArticleKind } from '@/wire/enums/content'
import type { Favourite } from '@/wire/schemas/favourite'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchFavourites } from '@/services/api/favourite'
import { deletedHere } from '@/stores/deleted'
import { knownFavourites } from '@/services/known/favourites'

const ROWS_A_PART = 20

const idOf = ({ id }: Favourite): string => id

/** As the server tells one that was taken down since. */
const takenDown = ({ id }: Favourite): Favourite => ({
  id,
  isOpen: false,
  title: null,
  summary: '',
  authorName: '',
  picture: null,
  publishTime: null,
})

/** The rows with the first part as it is read anew; what was read below it follows. */
const withFirstPart = (rows: readonly Favourite[], first: readonly Favourite[]): readonly Favourite[] => {
  const ids = first.map(idOf)
  const below = rows.slice(rows.findIndex(({ id }) => id === ids[ids.length - 1]) + 1)
  return [...first, ...below.filter(({ id }) => !ids.includes(id))]
}

interface FavouritesOptions {
  kind: ArticleKind
  /** Those that were removed, which the server need not know yet. */
  gone: readonly string[]
  /** Rows are being chosen: none comes or goes meanwhile. */
  isChoosing: boolean
  isEnabled: boolean
}

/**
 * The saved articles of a kind that still are, more of them as the page is scrolled or what has come was removed. When the
 * page is shown again, what was saved meanwhile comes first.
 */
export function useFavourites({ kind, gone, isChoosing, isEnabled }: FavouritesOptions): PagedListView<Favourite> {
  const list = usePagedList({
    fetchPart: (cursor: string | undefined, signal) =>
      fetchFavourites({ kind, size: ROWS_A_PART, ...(cursor !== undefined && { cursor }) }, { signal }),
    keyOf: idOf,
    key: String(kind),
    isEnabled,
  })
  /** Who has scrolled farther keeps the place; what cannot be read again stays as it was. */
  const readAnew = (): void => {
    if (list.items.length <= ROWS_A_PART) return list.refresh()
    list
      .reread(async () => {
        const { records } = await fetchFavourites({ kind, size: ROWS_A_PART })
        return (rows) => withFirstPart(rows, records)
      })
      .catch(() => undefined)
  }
  useReadOnShow(list.phase === 'ready' && !isChoosing, readAnew)
  // Their own pages may have taken them out.
  const known = useStore(knownFavourites.store)
  const deleted = useStore(deletedHere)
  const items = list.items
    .filter(({ id }) => known[id] !== false && !gone.includes(id))
    .map((one) => (deleted.has(one.id) ? takenDown(one) : one))
  usePageEnd({ rowCount: items.length, onNear: list.loadMore })
  return { ...list, items }
}
