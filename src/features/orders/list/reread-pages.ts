import type { Page, PageQuery } from '@/wire/schemas/page'

/**
 * Reads all pages again that a list of so many items was made of. A row that moved from one page to the next while they
 * were read appears once.
 */
export const rereadPages = async <Item extends { id: string }>(
  fetchPage: (query: PageQuery) => Promise<Page<Item>>,
  itemCount: number,
  size: number,
): Promise<Item[]> => {
  const pageCount = Math.ceil(itemCount / size)
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, index) => fetchPage({ current: index + 1, size })),
  )
  const byId = new Map(pages.flatMap(({ records }) => records).map((item) => [item.id, item]))
  return [...byId.values()]
}
