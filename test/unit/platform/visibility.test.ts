/** @jest-environment jsdom */
import { visibility } from '@/platform/visibility'

test('a browser tab tells when it is hidden and shown', () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const onChange = jest.fn()
  const stop = visibility.watch(onChange)
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(visibility.isVisible()).toBe(false)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onChange.mock.calls).toEqual([[false], [true]])
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onChange).toHaveBeenCalledTimes(2)
})
