import type { Page, PageQuery } from '@/wire/schemas/page'
import { EntryFilter } from '@/wire/enums/points'
import type { PointsEntry, PointsEntryQuery } from '@/wire/schemas/points'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { byNumber } from '@/services/paged-list/by-number'

const PAGE_SIZE = 20

const idOf = ({ id }: PointsEntry): string => id

interface LedgerOptions {
  fetchPage: (query: PointsEntryQuery) => Promise<Page<PointsEntry>>
  filter?: EntryFilter
  isEnabled: boolean
}

/** The endless list of entries. */
export function useLedger({
  fetchPage,
  filter = EntryFilter.all,
  isEnabled,
}: LedgerOptions): PagedListView<PointsEntry> {
  const list = usePagedList({
    fetchPart: byNumber((query: PageQuery) => fetchPage({ ...query, filter }), PAGE_SIZE),
    keyOf: idOf,
    key: filter,
    isEnabled,
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  return list
}
