import { act, renderHook, waitFor } from '@testing-library/react'
import type { PageQuery } from '@/wire/schemas/page'
import { usePagedList } from '@/hooks/use-paged-list'
import { byNumber } from '@/services/paged-list/by-number'

const TOTAL = 3

const fetchFrom =
  (prefix: string) =>
  async ({ current, size }: PageQuery) => {
    const all = Array.from({ length: TOTAL }, (_, index) => ({ id: `${prefix}${index}` }))
    return { records: all.slice((current - 1) * size, current * size), total: TOTAL, current, size }
  }

const useRows = ({ tab, isEnabled = true }: { tab: string; isEnabled?: boolean }) =>
  usePagedList({ fetchPart: byNumber(fetchFrom(tab), 2), keyOf: ({ id }: { id: string }) => id, key: tab, isEnabled })

test('a list loads its first page by itself and the next ones on demand', async () => {
  const { result } = renderHook(useRows, { initialProps: { tab: 'a' } })
  await waitFor(() => expect(result.current.items).toHaveLength(2))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual(['a0', 'a1', 'a2']))
  expect(result.current.isEnd).toBe(true)
})

test('another key is another list', async () => {
  const { result, rerender } = renderHook(useRows, { initialProps: { tab: 'a' } })
  await waitFor(() => expect(result.current.items).toHaveLength(2))
  rerender({ tab: 'b' })
  await waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual(['b0', 'b1']))
})

test('a list that may not load yet stays idle', () => {
  const { result } = renderHook(useRows, { initialProps: { tab: 'a', isEnabled: false } })
  expect(result.current).toMatchObject({ phase: 'idle', items: [] })
})
