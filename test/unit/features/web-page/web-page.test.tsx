import { act, fireEvent, render, screen } from '@testing-library/react'
import { WebPage } from '@/features/web-page/web-page'

const PATIENCE_MS = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = () => render(<WebPage url="/static/terms.html" title="Terms" />)
const frame = () => screen.queryByTitle('Terms')
const wait = () => act(() => jest.advanceTimersByTime(PATIENCE_MS))

test('a web page that never comes says so after a minute, and is asked for again by a tap', () => {
  open()
  expect(screen.getByText('Loading the page')).toBeInTheDocument()
  wait()
  const first = frame()
  expect(first).toBeInTheDocument()
  expect(screen.getByText('The web page has not come in full.')).toBeInTheDocument()
  expect(screen.queryByText('Loading the page')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(frame()).not.toBe(first)
  expect(screen.getByText('Loading the page')).toBeInTheDocument()
})

test('what comes after more than a minute is there without the word', () => {
  open()
  wait()
  fireEvent.load(frame() as HTMLElement)
  expect(screen.queryByText('The web page has not come in full.')).toBeNull()
})

test('a web page that has come stays', () => {
  open()
  fireEvent.load(frame() as HTMLElement)
  expect(screen.queryByText('Loading the page')).toBeNull()
  wait()
  expect(frame()).toBeInTheDocument()
})
