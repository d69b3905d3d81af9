import { render, screen } from '@testing-library/react'
import { SaveBar } from '@/features/albums/save-bar'

const bar = { shown: 2, total: 2, selected: undefined, progress: null, onSave: jest.fn() }

test('the bar tells of what it saves: the open part of an album that has several, else the album', () => {
  const { rerender } = render(<SaveBar {...bar} part="Studio" />)
  expect(screen.getByRole('status')).toHaveTextContent('Studio: all 2 shown')
  expect(screen.getByRole('button')).toHaveTextContent('Save all 2')

  rerender(<SaveBar {...bar} part={undefined} />)
  expect(screen.getByRole('status')).toHaveTextContent('All 2 shown')
  expect(screen.getByRole('button')).toHaveTextContent('Save album')
})
