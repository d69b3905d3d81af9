import { act, renderHook } from '@testing-library/react'
import { SearchKind } from '@/wire/enums/search'
import type { SearchResults } from '@/wire/schemas/search'
import { useRemaining } from '@/features/search/use-remaining'
import { markDeleted } from '@/stores/deleted'

const FOUND = {
  counts: [
    { kind: SearchKind.model, count: 1 },
    { kind: SearchKind.article, count: 3 },
  ],
  articles: [{ id: 'post-1' }, { id: 'post-2' }],
} as SearchResults

test('a post that was deleted since leaves what was found and its count, and the last one its kind', () => {
  const { result, rerender } = renderHook((found: SearchResults) => useRemaining(found), { initialProps: FOUND })
  expect(result.current).toEqual(FOUND)
  act(() => markDeleted('post-1'))
  expect(result.current.articles).toEqual([{ id: 'post-2' }])
  expect(result.current.counts).toEqual([
    { kind: SearchKind.model, count: 1 },
    { kind: SearchKind.article, count: 2 },
  ])
  rerender({ ...FOUND, counts: [{ kind: SearchKind.article, count: 1 }], articles: FOUND.articles.slice(0, 1) })
  expect(result.current.counts).toEqual([])
})
