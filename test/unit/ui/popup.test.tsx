import type { ReactNode } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { copyText } from '@/ui/popup/copy'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { PopupHost } from '@/ui/popup/popup-host'
import { addLayer } from '@/ui/popup/layers'
import { showToast } from '@/ui/popup/toast'
import { PageShell } from '@/ui/page'
import { stackOf } from '../../support/jest/pages'

const TOAST_MS = 1_500

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Starts what draws on the screen, and lets React draw it. */
function drawn<T>(start: () => Promise<T>): Promise<T> {
  const started: Promise<T>[] = []
  act(() => {
    started.push(start())
  })
  return Promise.race(started)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => jest.runAllTimers())
  jest.useRealTimers()
})

describe('toast', () => {
  it('stays for 1500 ms', () => {
    render(<PopupHost />)
    act(() => showToast('Draft saved'))
    act(() => jest.advanceTimersByTime(TOAST_MS - 1))
    expect(screen.getByText('Draft saved')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
  })

  it('is not cut short by the end of the one before', () => {
    render(<PopupHost />)
    act(() => showToast('First'))
    act(() => jest.advanceTimersByTime(TOAST_MS - 1))
    act(() => showToast('Second'))
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('Second')).toBeInTheDocument()
  })

  it.each([
    ['a'.repeat(24), 0],
    ['a'.repeat(25), 1],
  ])('is an error for the developer only when "%s" is too long', (text, errors) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    showToast(text)
    expect(error).toHaveBeenCalledTimes(errors)
  })

  it('is drawn by the page in front only', () => {
    render(<>{stackOf({ below: <PageShell />, above: <PageShell /> })}</>)
    act(() => showToast('Once'))
    expect(screen.getAllByText('Once')).toHaveLength(1)
  })

  it('stays with the page in front while one behind it gets another shell, say because its data are there', () => {
    const stack = (below: ReactNode) => <>{stackOf({ below, above: <PageShell className="above" /> })}</>
    const { container, rerender } = render(stack(<PageShell key="waiting" />))
    rerender(stack(<PageShell key="ready" />))
    act(() => showToast('In front'))
    expect(container.querySelector('.above')).toContainElement(screen.getByText('In front'))
  })
})

describe('dialogs', () => {
  it('settles an alert when OK is tapped', async () => {
    render(<PopupHost />)
    const answer = drawn(() => alertDialog({ title: 'Saved' }))
    expect(screen.getByRole('dialog', { name: 'Saved' })).toBeInTheDocument()
    act(() => tap('OK'))
    await expect(answer).resolves.toBeUndefined()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    ['OK', true],
    ['Cancel', false],
  ])('returns the choice of a confirm: %s is %s', async (label, expected) => {
    render(<PopupHost />)
    const answer = drawn(() => confirmDialog({ title: 'Cancel this order?' }))
    act(() => tap(label))
    await expect(answer).resolves.toBe(expected)
  })

  it('takes Escape for Cancel', async () => {
    render(<PopupHost />)
    const answer = drawn(() => confirmDialog({ title: 'Leave?' }))
    act(() => {
      fireEvent.keyDown(document, { key: 'Escape' })
    })
    await expect(answer).resolves.toBe(false)
  })

  it('asks one question after the other', async () => {
    render(<PopupHost />)
    const first = drawn(() => confirmDialog({ title: 'First?' }))
    const second = drawn(() => confirmDialog({ title: 'Second?' }))
    expect(screen.queryByText('Second?')).not.toBeInTheDocument()
    act(() => tap('OK'))
    await first
    act(() => tap('Cancel'))
    await expect(second).resolves.toBe(false)
  })
})

describe('copy', () => {
  const withClipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

  it.each([
    ['Content copied', () => Promise.resolve()],
    ['Copy failed', () => Promise.reject(new Error('denied'))],
  ])('says "%s"', async (text, writeText) => {
    withClipboard(writeText)
    render(<PopupHost />)
    await act(() => copyText('VL2026'))
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

describe('a layer', () => {
  it('that is added once is drawn by every page that comes to the front', () => {
    addLayer(() => <p>May we use your number?</p>)
    const { unmount } = render(<PopupHost />)
    expect(screen.getByText('May we use your number?')).toBeInTheDocument()
    unmount()
    render(<PopupHost />)
    expect(screen.getByText('May we use your number?')).toBeInTheDocument()
  })
})
