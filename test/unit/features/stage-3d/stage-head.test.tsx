import { render, screen } from '@testing-library/react'
import { StageHead } from '@/features/stage-3d/stage-head'

test('nothing promises 3D where the car cannot be shown in it', () => {
  const head = { isInside: false, isReady: false, onInside: jest.fn() }
  const { rerender } = render(<StageHead {...head} hasCar />)
  expect(screen.getByText('3D')).toBeVisible()

  rerender(<StageHead {...head} hasCar={false} />)
  expect(screen.queryByText('3D')).toBeNull()
})
