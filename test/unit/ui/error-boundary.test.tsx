import { fireEvent, render, screen } from '@testing-library/react'
import { ErrorBoundary } from '@/ui/error-boundary'

let isBroken = true

function Part() {
  if (isBroken) throw new Error('broken')
  return <p>whole again</p>
}

test('a part that cannot be drawn gives way to a view that draws it anew', () => {
  // React reports what the boundary has caught.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page.')
  expect(report).toHaveBeenCalled()

  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Click to reload' }))
  expect(screen.getByText('whole again')).toBeTruthy()
})
