import type { Page, PageQuery } from '@/wire/schemas/page'
import type { AbortSignalLike } from '@/platform/http/types'
import { byNumber } from '@/services/paged-list/by-number'
import { createPagedList } from '@/services/paged-list/paged-list'
import { ApiError } from '@/services/request/errors'

interface Row {
  id: string
  text: string
}

interface Ask {
  query: PageQuery
  signal: AbortSignalLike
  resolve: (page: Page<Row>) => void
  reject: (error: unknown) => void
}

const flush = (): Promise<void> => new Promise(process.nextTick)

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, text: id }))

const setUp = () => {
  const asks: Ask[] = []
  const list = createPagedList({
    fetchPart: byNumber<Row>(
      (query, signal) => new Promise((resolve, reject) => asks.push({ query, signal, resolve, reject })),
      2,
    ),
    keyOf: ({ id }) => id,
  })
  const last = (): Ask => {
    const ask = asks[asks.length - 1]
    if (ask === undefined) throw new Error('nothing was asked')
    return ask
  }
  const answer = async (records: Row[], total: number, ask = last()): Promise<void> => {
    ask.resolve({ records, total, current: ask.query.current, size: 2 })
    await flush()
  }
  const fail = async (error = new ApiError('business', 50000, 'Broken.')): Promise<void> => {
    last().reject(error)
    await flush()
  }
  const ids = (): string[] => list.store.getState().items.map(({ id }) => id)
  return { list, asks, last, answer, fail, ids, state: () => list.store.getState() }
}

test('the page index is sent plus one', async () => {
  const { list, last, answer } = setUp()
  list.refresh()
  expect(last().query).toEqual({ current: 1, size: 2 })
  await answer(rows('a', 'b'), 3)
  list.loadMore()
  expect(last().query).toEqual({ current: 2, size: 2 })
})

test('pages join to one list that knows its end', async () => {
  const { list, answer, ids, state, asks } = setUp()
  list.refresh()
  expect(state()).toMatchObject({ phase: 'loading', items: [] })
  await answer(rows('a', 'b'), 3)
  expect(state()).toMatchObject({ phase: 'ready', isEnd: false })
  list.loadMore()
  expect(state().phase).toBe('loadingMore')
  await answer(rows('c'), 3)
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(state().isEnd).toBe(true)
  list.loadMore()
  expect(asks).toHaveLength(2)
})

test('an item that moved onto the next page is shown once, as it is now', async () => {
  const { list, answer, state } = setUp()
  list.refresh()
  await answer(rows('a', 'b'), 4)
  list.loadMore()
  await answer([{ id: 'b', text: 'newer' }, ...rows('c')], 4)
  expect(state().items).toEqual([...rows('a'), { id: 'b', text: 'newer' }, ...rows('c')])
})

test('an empty page ends the list whatever its total says', async () => {
  const { list, answer, state } = setUp()
  list.refresh()
  await answer([], 5)
  expect(state()).toMatchObject({ phase: 'ready', items: [], isEnd: true })
})

test('reaching the end many times asks once', async () => {
  const { list, asks, answer } = setUp()
  list.refresh()
  list.loadMore()
  await answer(rows('a', 'b'), 9)
  list.loadMore()
  list.loadMore()
  expect(asks).toHaveLength(2)
})

test('a failed next page keeps the items and waits for a retry', async () => {
  const { list, asks, last, answer, fail, ids, state } = setUp()
  list.refresh()
  await answer(rows('a', 'b'), 4)
  list.loadMore()
  await fail()
  expect(state()).toMatchObject({ phase: 'ready', failure: 'Broken.' })
  list.loadMore()
  expect(asks).toHaveLength(2)
  list.retry()
  expect(last().query.current).toBe(2)
  await answer(rows('c', 'd'), 4)
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  expect(state().failure).toBeUndefined()
})

test('a page that does not come in time says what a click does', async () => {
  const { list, fail, state } = setUp()
  list.refresh()
  await fail(new ApiError('network', 0, 'timeout'))
  expect(state().failure).toBe('The connection timed out, click the screen to try again.')
})

test('a failed first page is tried again by a retry', async () => {
  const { list, last, answer, fail, ids, state } = setUp()
  list.refresh()
  await fail()
  expect(state()).toMatchObject({ items: [], failure: 'Broken.' })
  list.retry()
  expect(last().query.current).toBe(1)
  await answer(rows('a'), 1)
  expect(ids()).toEqual(['a'])
})

test('a refresh keeps the items until the new ones arrive, and starts over', async () => {
  const { list, last, answer, ids, state } = setUp()
  list.refresh()
  await answer(rows('a', 'b'), 4)
  list.loadMore()
  await answer(rows('c', 'd'), 4)
  list.refresh()
  expect(state().phase).toBe('refreshing')
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  await answer(rows('x', 'a'), 4)
  expect(ids()).toEqual(['x', 'a'])
  list.loadMore()
  expect(last().query.current).toBe(2)
})

test('a refresh that fails is refreshed again by a retry', async () => {
  const { list, last, answer, fail, ids, state } = setUp()
  list.refresh()
  await answer(rows('a', 'b'), 4)
  list.refresh()
  await fail()
  expect(ids()).toEqual(['a', 'b'])
  expect(state().failure).toBe('Broken.')
  list.retry()
  expect(last().query.current).toBe(1)
})

test('the reply of a call that a refresh overtook is ignored', async () => {
  const { list, asks, answer, ids } = setUp()
  list.refresh()
  await answer(rows('a', 'b'), 4)
  list.loadMore()
  const overtaken = asks[1]
  list.refresh()
  expect(overtaken?.signal.aborted).toBe(true)
  await answer(rows('x', 'y'), 4)
  await answer(rows('c', 'd'), 4, overtaken)
  expect(ids()).toEqual(['x', 'y'])
})

test('an item changes in place', async () => {
  const { list, answer, state } = setUp()
  list.refresh()
  await answer(rows('a', 'b'), 2)
  list.change((items) => items.filter(({ id }) => id !== 'a'))
  expect(state().items).toEqual(rows('b'))
})

test('a change is not undone by a refresh that was begun before it', async () => {
  const { list, answer, ids } = setUp()
  list.refresh()
  await answer(rows('a', 'b'), 2)
  list.refresh()
  list.change((items) => items.filter(({ id }) => id !== 'a'))
  await answer(rows('a', 'b'), 2)
  expect(ids()).toEqual(['b'])
  list.refresh()
  await answer(rows('a', 'b'), 2)
  expect(ids()).toEqual(['a', 'b'])
})

test('of two rereadings the later one counts, and none that a refresh has followed', async () => {
  const { list, answer, ids } = setUp()
  const reread = (id: string) => {
    let resolve: () => void = () => undefined
    const read = new Promise<void>((done) => {
      resolve = done
    })
    const ended = list.reread(() => read.then(() => () => rows(id)))
    return () => {
      resolve()
      return ended
    }
  }
  list.refresh()
  await answer(rows('a'), 1)
  const [answerFirst, answerSecond] = [reread('first'), reread('second')]
  await answerSecond()
  await answerFirst()
  expect(ids()).toEqual(['second'])

  const answerThird = reread('third')
  list.refresh()
  await answer(rows('b'), 1)
  await answerThird()
  expect(ids()).toEqual(['b'])
})

test('a stopped list takes no reply', async () => {
  const { list, answer, state } = setUp()
  list.refresh()
  list.stop()
  await answer(rows('a'), 1)
  expect(state()).toMatchObject({ phase: 'idle', items: [] })
})
