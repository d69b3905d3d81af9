import { act, renderHook } from '@testing-library/react'
import { useOnline } from '@/hooks/use-online'

test('a page learns when the phone goes offline and comes back', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result } = renderHook(() => useOnline())
  expect(result.current).toBe(true)
  onLine.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(result.current).toBe(false)
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(result.current).toBe(true)
})
