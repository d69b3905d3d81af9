import type { PageQuery } from '@/wire/schemas/page'
import { rereadPages } from '@/features/orders/list/reread-pages'

const SIZE = 2
const page = (ids: string[], { current, size }: PageQuery) => ({
  records: ids.slice((current - 1) * size, current * size).map((id) => ({ id })),
  total: ids.length,
  current,
  size,
})

describe('reading a list again', () => {
  it('reads as many pages as the list was made of', async () => {
    const fetchPage = jest.fn(async (query: PageQuery) => page(['a', 'b', 'c', 'd', 'e'], query))
    expect(await rereadPages(fetchPage, 3, SIZE)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }])
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('shows a row once that moved to the next page meanwhile', async () => {
    const fetchPage = async (query: PageQuery) => page(query.current === 1 ? ['a', 'b'] : ['new', 'a', 'b', 'c'], query)
    expect(await rereadPages(fetchPage, 4, SIZE)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
  })
})
