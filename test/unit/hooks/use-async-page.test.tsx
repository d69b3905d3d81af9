import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { useAsyncPage } from '@/hooks/use-async-page'

test('a page loads with its first render and shows the data', async () => {
  const { result } = renderHook(() => useAsyncPage(async () => 'data'))
  await waitFor(() => expect(result.current.page).toMatchObject({ status: 'ready', data: 'data' }))
})

test('a page that mounts twice in development still ends with its data', async () => {
  const { result } = renderHook(() => useAsyncPage(async () => 'data'), { wrapper: StrictMode })
  await waitFor(() => expect(result.current.page).toMatchObject({ status: 'ready', data: 'data' }))
})

test('another key is another page: it starts anew and the older reply is called off', async () => {
  const signals: { aborted: boolean }[] = []
  const ask = (id: string) => (signal: { aborted: boolean }) => {
    signals.push(signal)
    return id === 'a' ? new Promise<string>(() => undefined) : Promise.resolve(id)
  }
  const { result, rerender } = renderHook(({ id }) => useAsyncPage(ask(id), { key: id }), {
    initialProps: { id: 'a' },
  })
  rerender({ id: 'b' })
  await waitFor(() => expect(result.current.page).toMatchObject({ status: 'ready', data: 'b' }))
  expect(signals[0]?.aborted).toBe(true)
})

test('a page that may not load yet stays idle until it may', async () => {
  const ask = jest.fn(async () => 'data')
  const { result, rerender } = renderHook(({ isEnabled }) => useAsyncPage(ask, { isEnabled }), {
    initialProps: { isEnabled: false },
  })
  expect(result.current.page.status).toBe('idle')
  expect(ask).not.toHaveBeenCalled()
  rerender({ isEnabled: true })
  await waitFor(() => expect(result.current.page.status).toBe('ready'))
})

test('an unmounted page calls its load off', () => {
  let signal: { aborted: boolean } | undefined
  const { unmount } = renderHook(() =>
    useAsyncPage((given) => {
      signal = given
      return new Promise<string>(() => undefined)
    }),
  )
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})

test('a reload uses the latest way of asking', async () => {
  const { result, rerender } = renderHook(({ text }) => useAsyncPage(async () => text), {
    initialProps: { text: 'old' },
  })
  await waitFor(() => expect(result.current.page.status).toBe('ready'))
  rerender({ text: 'new' })
  act(() => result.current.reload())
  await waitFor(() => expect(result.current.page).toMatchObject({ data: 'new', isRefreshing: false }))
})

test('what failed is tried again by itself when the network is back', async () => {
  const ask = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('data')
  const { result } = renderHook(() => useAsyncPage(ask))
  await waitFor(() => expect(result.current.page.status).toBe('failed'))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.page).toMatchObject({ status: 'ready', data: 'data' }))
})

test('a page that has its data asks nothing more when the network is back', async () => {
  const ask = jest.fn(async () => 'data')
  const { result } = renderHook(() => useAsyncPage(ask))
  await waitFor(() => expect(result.current.page.status).toBe('ready'))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(ask).toHaveBeenCalledTimes(1)
})
