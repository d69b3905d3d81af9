import { act, renderHook, waitFor } from '@testing-library/react'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePagedList } from '@/hooks/use-paged-list'
import { tellSession } from '@/services/session/session'
import { enter, expire } from '../../support/jest/enter'

beforeEach(() => act(async () => tellSession({ type: 'ended' })))

/** A server whose first reply comes, and none after it. */
const answerOnce = <Reply,>(reply: Reply): (() => Promise<Reply>) => {
  const replies = [Promise.resolve(reply)]
  return () => replies.pop() ?? new Promise(() => undefined)
}

const openPage = (options = {}) => {
  const ask = answerOnce('of u1')
  return renderHook(() => useAsyncPage(ask, options)).result
}
const openList = (options = {}) => {
  const fetchPart = answerOnce({ records: ['of u1'], next: null })
  return renderHook(() => usePagedList({ fetchPart, keyOf: String, ...options })).result
}

test('a page that was read for one customer is not shown to the next', async () => {
  await enter('u1')
  const page = openPage()
  await waitFor(() => expect(page.current.page).toMatchObject({ data: 'of u1' }))
  await expire('u1')
  await enter('u2')
  expect(page.current.page).toEqual({ status: 'loading' })
})

test('nor is a list', async () => {
  await enter('u1')
  const list = openList()
  await waitFor(() => expect(list.current.items).toEqual(['of u1']))
  await expire('u1')
  await enter('u2')
  expect(list.current).toMatchObject({ phase: 'loading', items: [] })
})

test('who logs in over a page keeps it, and so does who logs in again', async () => {
  const page = openPage()
  await waitFor(() => expect(page.current.page).toMatchObject({ data: 'of u1' }))
  await enter('u1')
  await expire('u1')
  await enter('u1')
  expect(page.current.page).toMatchObject({ status: 'ready', data: 'of u1', isRefreshing: false })
})

test('what is the reader’s own is read anew after a login, and stays meanwhile', async () => {
  const page = openPage({ isReadersOwn: true })
  const list = openList({ isReadersOwn: true })
  await waitFor(() => expect(page.current.page).toMatchObject({ data: 'of u1' }))
  await waitFor(() => expect(list.current.items).toEqual(['of u1']))
  await enter('u1')
  expect(page.current.page).toMatchObject({ status: 'ready', data: 'of u1', isRefreshing: true })
  expect(list.current).toMatchObject({ phase: 'refreshing', items: ['of u1'] })
})

test('and is not shown to the visitor that its reader has become', async () => {
  await enter('u1')
  const page = openPage({ isReadersOwn: true })
  const list = openList({ isReadersOwn: true })
  await waitFor(() => expect(page.current.page).toMatchObject({ data: 'of u1' }))
  await waitFor(() => expect(list.current.items).toEqual(['of u1']))
  await expire('u1')
  expect(page.current.page).toEqual({ status: 'loading' })
  expect(list.current).toMatchObject({ phase: 'loading', items: [] })
})
