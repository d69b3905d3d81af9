import type { MaterialFile } from '@/wire/schemas/material'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { fetchMaterialFiles } from '@/services/api/vehicle'
import { byNumber } from '@/services/paged-list/by-number'

/** More rows of three than a screen shows. */
const PAGE_SIZE = 12

const idOf = ({ fileId }: MaterialFile) => fileId

/** The pictures and videos of a part of an album, more of them as the page is scrolled. */
export function useFiles(bucketId: string | undefined): PagedListView<MaterialFile> {
  const list = usePagedList({
    fetchPart: byNumber(
      (query, signal) => fetchMaterialFiles({ bucketId: bucketId ?? '', ...query }, { signal }),
      PAGE_SIZE,
    ),
    keyOf: idOf,
    key: bucketId ?? '',
    isEnabled: bucketId !== undefined,
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  return list
}
