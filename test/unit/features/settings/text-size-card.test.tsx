import { fireEvent, render, screen } from '@testing-library/react'
import { TextSizeCard } from '@/features/settings/text-size-card'
import { textScale } from '@/services/text-scale'

test('a chosen size applies at once and is still chosen after the app starts again', () => {
  render(<TextSizeCard />)
  expect(screen.getByRole('radio', { name: '100 %' }).getAttribute('aria-checked')).toBe('true')

  fireEvent.click(screen.getByRole('radio', { name: '130 %' }))

  expect(textScale.getState().scale).toBe(1.3)
  expect(screen.getByRole('radio', { name: '130 %' }).getAttribute('aria-checked')).toBe('true')
  jest.isolateModules(() => {
    const restarted = jest.requireActual<{ textScale: typeof textScale }>('@/services/text-scale')
    expect(restarted.textScale.getState().scale).toBe(1.3)
  })
})
