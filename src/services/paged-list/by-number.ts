import type { Page, PageQuery } from '@/wire/schemas/page'
import type { AbortSignalLike } from '@/platform/http/types'
import type { ListPart } from './paged-list'

/** Reads a list whose pages are numbered; `current` is the page index + 1. */
export const byNumber =
  <Item>(fetchPage: (query: PageQuery, signal: AbortSignalLike) => Promise<Page<Item>>, size: number) =>
  async (index: number | undefined, signal: AbortSignalLike): Promise<ListPart<Item, number>> => {
    const current = (index ?? 0) + 1
    const { records, total } = await fetchPage({ current, size }, signal)
    return { records, next: records.length === 0 || current * size >= total ? null : current }
  }
