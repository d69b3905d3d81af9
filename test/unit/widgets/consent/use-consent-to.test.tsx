import { act, renderHook } from '@testing-library/react'
import { useConsentTo } from '@/widgets/consent/use-consent-to'

test('a tick stays while the page is read again, and is taken back by another version', () => {
  const { result, rerender } = renderHook(({ version }) => useConsentTo([{ id: 13, version }]), {
    initialProps: { version: 9 },
  })
  expect(result.current.isAgreed).toBe(false)
  act(() => result.current.agree())
  rerender({ version: 9 })
  expect(result.current.isAgreed).toBe(true)
  rerender({ version: 10 })
  expect(result.current.isAgreed).toBe(false)
})
