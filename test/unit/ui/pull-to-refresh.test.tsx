import { act, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { PullToRefresh } from '@/ui/pull-to-refresh'

/** Farther than a pull has to go. */
const PULL_PX = 300

const disc = () => document.querySelector('.pull__disc--out')

const pull = (): void => {
  const page = document.querySelector('.pull')
  if (page === null) throw new Error('nothing to pull')
  fireEvent.touchStart(page, { touches: [{ clientX: 100, clientY: 100 }] })
  fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: 100 + PULL_PX }] })
  fireEvent.touchEnd(page, { touches: [] })
}

test('the disc stays until the refresh has ended', () => {
  let end = (): void => undefined
  function Page() {
    const [isRefreshing, setRefreshing] = useState(false)
    end = () => setRefreshing(false)
    return (
      <PullToRefresh isRefreshing={isRefreshing} onRefresh={() => setRefreshing(true)}>
        <p>Stories</p>
      </PullToRefresh>
    )
  }
  render(<Page />)
  pull()
  expect(disc()).not.toBeNull()
  act(() => end())
  expect(disc()).toBeNull()
})

test('a pull that began nothing lets the disc go', () => {
  const onRefresh = jest.fn()
  render(
    <PullToRefresh isRefreshing={false} onRefresh={onRefresh}>
      <p>Messages</p>
    </PullToRefresh>,
  )
  pull()
  expect(onRefresh).toHaveBeenCalledTimes(1)
  expect(disc()).toBeNull()
})

test('a refresh that nobody pulled for shows no disc', () => {
  render(
    <PullToRefresh isRefreshing onRefresh={jest.fn()}>
      <p>Stories</p>
    </PullToRefresh>,
  )
  expect(disc()).toBeNull()
})
