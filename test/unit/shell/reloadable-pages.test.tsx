import { Component, createElement, Fragment, type ReactNode } from 'react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { reloadablePages } from '@/shell/reloadable-pages'

let isBroken = false

function BrokenPage() {
  if (isBroken) throw new Error('broken')
  return <p>the page</p>
}

/** As Taro wraps a page. */
class Wrapper extends Component<{ tid: string }> {
  override render(): ReactNode {
    return createElement('div', { id: this.props.tid }, <BrokenPage />)
  }
}

const wrapped = (tid: string) => <Wrapper key={tid} tid={tid} />

beforeEach(() => {
  isBroken = true
  // React reports what was caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['in a mini-program', [wrapped('/pages/settings/index?stamp=1')]],
  ['in H5, where a fragment holds them', <Fragment key="pages">{[wrapped('/pages/settings/index?stamp=1')]}</Fragment>],
])('a page that throws can be drawn anew %s', (_where, pages) => {
  render(<>{reloadablePages(pages)}</>)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page.')
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()

  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Click to reload' }))
  expect(screen.getByText('the page')).toBeInTheDocument()
})

test('a tab page that throws has nothing to go back to', () => {
  render(<>{reloadablePages([wrapped('/pages/profile/index?stamp=1')])}</>)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
})

test('the element that Taro has tied to the native page outlives the error', () => {
  isBroken = false
  const draw = () => <>{reloadablePages([wrapped('/pages/settings/index?stamp=1')])}</>
  const { rerender } = render(draw())
  const element = screen.getByText('the page').parentElement
  isBroken = true
  rerender(draw())
  expect(element).toContainElement(screen.getByRole('alert'))
})

test('a page is the same page each time the app is drawn', () => {
  isBroken = false
  const draw = () => <>{reloadablePages([wrapped('/pages/settings/index?stamp=1')])}</>
  const { rerender } = render(draw())
  const before = screen.getByText('the page')
  rerender(draw())
  expect(screen.getByText('the page')).toBe(before)
})

describe('the picture that the page began with', () => {
  const firstPaint = () => document.getElementById('first-paint')
  /** After these it is gone wherever it goes. */
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  beforeEach(() => {
    const picture = document.createElement('div')
    picture.id = 'first-paint'
    document.body.append(picture)
  })
  afterEach(() => firstPaint()?.remove())

  test('goes when another page than the order page is there', async () => {
    isBroken = false
    render(<>{reloadablePages([wrapped('/pages/settings/index?stamp=1')])}</>)
    await waitFor(() => expect(firstPaint()).toBeNull())
  })

  test('stays for the order page, which knows when it has drawn its own', async () => {
    isBroken = false
    render(<>{reloadablePages([wrapped('/pages/order/index?stamp=1')])}</>)
    await twoFrames()
    expect(firstPaint()).not.toBeNull()
  })

  test('does not cover the words of an order page that throws', async () => {
    render(<>{reloadablePages([wrapped('/pages/order/index?stamp=1')])}</>)
    await waitFor(() => expect(firstPaint()).toBeNull())
  })
})
