import { act, fireEvent, render, screen } from '@testing-library/react'
import { copyText } from '@/ui/feedback/copy'
import { alertDialog, confirmDialog, promptDialog } from '@/ui/feedback/dialogs'
import { FeedbackHost } from '@/ui/feedback/feedback-host'
import { withLoading } from '@/ui/feedback/loading'
import { showToast, TOAST_MS } from '@/ui/feedback/toast'

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
    render(<FeedbackHost />)
    act(() => showToast('Draft saved'))
    act(() => jest.advanceTimersByTime(TOAST_MS - 1))
    expect(screen.getByText('Draft saved')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
  })

  it('is not cut short by the end of the one before', () => {
    render(<FeedbackHost />)
    act(() => showToast('First'))
    act(() => jest.advanceTimersByTime(TOAST_MS - 1))
    act(() => showToast('Second'))
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('Second')).toBeInTheDocument()
  })

  it.each([
    ['a'.repeat(24), false, 0],
    ['a'.repeat(25), false, 1],
    ['a'.repeat(6), true, 0],
    ['a'.repeat(7), true, 1],
  ])('warns the developer only when "%s" (icon: %s) is too long', (text, hasIcon, warnings) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    showToast(text, { hasIcon })
    expect(warn).toHaveBeenCalledTimes(warnings)
  })

  it('is drawn by the page in front only', () => {
    render(
      <>
        <FeedbackHost />
        <FeedbackHost />
      </>,
    )
    act(() => showToast('Once'))
    expect(screen.getAllByText('Once')).toHaveLength(1)
  })
})

describe('loading', () => {
  it('shows "loading..." until the task has ended, even if it fails', async () => {
    render(<FeedbackHost />)
    let fail: (reason: Error) => void = () => undefined
    const task = drawn(() =>
      withLoading(
        () =>
          new Promise<void>((_, reject) => {
            fail = reject
          }),
      ),
    )
    expect(screen.getByText('loading...')).toBeInTheDocument()

    const outcome = expect(task).rejects.toThrow('timeout')
    await act(async () => fail(new Error('timeout')))
    await outcome
    expect(screen.queryByText('loading...')).not.toBeInTheDocument()
  })
})

describe('dialogs', () => {
  it('settles an alert when OK is tapped', async () => {
    render(<FeedbackHost />)
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
    render(<FeedbackHost />)
    const answer = drawn(() => confirmDialog({ title: 'Cancel this order?' }))
    act(() => tap(label))
    await expect(answer).resolves.toBe(expected)
  })

  it('takes Escape for Cancel', async () => {
    render(<FeedbackHost />)
    const answer = drawn(() => confirmDialog({ title: 'Leave?' }))
    act(() => {
      fireEvent.keyDown(document, { key: 'Escape' })
    })
    await expect(answer).resolves.toBe(false)
  })

  it('returns a prompt trimmed, and no empty one', async () => {
    render(<FeedbackHost />)
    const answer = drawn(() => promptDialog({ title: 'Invoice email' }))
    expect(screen.getByRole('button', { name: 'OK' })).toHaveAttribute('aria-disabled', 'true')

    fireEvent.change(screen.getByPlaceholderText('Please enter'), { target: { value: ' a@vela.example ' } })
    act(() => tap('OK'))
    await expect(answer).resolves.toBe('a@vela.example')
  })

  it('asks one question after the other', async () => {
    render(<FeedbackHost />)
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
    render(<FeedbackHost />)
    await act(() => copyText('VL2026'))
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})
