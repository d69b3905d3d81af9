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

const idOf = ({ id }: { id: string }) => id

const useRows = ({ tab, isEnabled = true }: { tab: string; isEnabled?: boolean }) =>
  usePagedList({ fetchPart: byNumber(fetchFrom(tab), 2), keyOf: idOf, key: tab, isEnabled })

const useRowsOf = (fetchPage: ReturnType<typeof fetchFrom>) =>
  usePagedList({ fetchPart: byNumber(fetchPage, 2), keyOf: idOf })

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

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')))

test('a first part that failed is asked for again by itself when the network is back', async () => {
  const fetchPage = jest.fn(fetchFrom('a')).mockRejectedValueOnce(new Error('lost'))
  const { result } = renderHook(useRowsOf, { initialProps: fetchPage })
  await waitFor(() => expect(result.current.failure).toBeDefined())
  goOnline()
  await waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual(['a0', 'a1']))
  expect(result.current.failure).toBeUndefined()
})

test('a further part that failed comes when the network is back, under the rows that stayed', async () => {
  const fetchPage = jest.fn(fetchFrom('a'))
  const { result } = renderHook(useRowsOf, { initialProps: fetchPage })
  await waitFor(() => expect(result.current.items).toHaveLength(2))
  fetchPage.mockRejectedValueOnce(new Error('lost'))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.failure).toBeDefined())
  expect(result.current.items).toHaveLength(2)
  goOnline()
  await waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual(['a0', 'a1', 'a2']))
})

test('a list that failed nowhere asks nothing more when the network is back', async () => {
  const fetchPage = jest.fn(fetchFrom('a'))
  const { result } = renderHook(useRowsOf, { initialProps: fetchPage })
  await waitFor(() => expect(result.current.items).toHaveLength(2))
  goOnline()
  expect(fetchPage).toHaveBeenCalledTimes(1)
})
