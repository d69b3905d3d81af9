import { act, fireEvent, render, screen } from '@testing-library/react'
import { PopupHost } from '@/ui/popup/popup-host'
import { PageShell } from '@/ui/page'
import { Sheet } from '@/ui/sheet'
import { stackOf } from '../../support/jest/pages'

const LEAVE_MS = 220
const PULL_PX = 90

const scrim = () => {
  const element = document.querySelector('.overlay--foot .overlay__scrim')
  if (!element) throw new Error('No scrim on screen')
  return element
}
const settle = () => act(async () => undefined)

function draw(props: { hasUnsavedInput?: boolean; isPersistent?: boolean } = {}) {
  const onClose = jest.fn()
  render(
    <>
      <button type="button">Behind</button>
      <Sheet isOpen title="City" onClose={onClose} {...props}>
        <button type="button">Hangzhou</button>
      </Sheet>
      <PopupHost />
    </>,
  )
  return onClose
}

describe('Sheet', () => {
  it('closes by scrim, cross and Escape', async () => {
    const onClose = draw()
    fireEvent.click(scrim())
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await settle()
    fireEvent.keyDown(document, { key: 'Escape' })
    await settle()
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it.each([
    [PULL_PX, 1],
    [PULL_PX / 3, 0],
  ])('pulled down by %i px closes %i times', async (distancePx, times) => {
    const onClose = draw()
    const head = screen.getByRole('heading', { name: 'City' })
    fireEvent.touchStart(head, { touches: [{ clientY: 0 }] })
    fireEvent.touchMove(head, { touches: [{ clientY: distancePx }] })
    fireEvent.touchEnd(head)
    await settle()
    expect(onClose).toHaveBeenCalledTimes(times)
  })

  it('asks first when something was entered, and stays if it is to be kept', async () => {
    const onClose = draw({ hasUnsavedInput: true })
    fireEvent.click(scrim())
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await settle()
    expect(onClose).not.toHaveBeenCalled()

    fireEvent.click(scrim())
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await settle()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks once, however often and by whichever way one leaves', async () => {
    draw({ hasUnsavedInput: true })
    const cross = screen.getByRole('button', { name: 'Close' })
    fireEvent.click(cross)
    fireEvent.click(cross)
    fireEvent.click(scrim())
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await settle()
    expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument()
  })

  it('lets Escape answer the question above it, not the sheet below', async () => {
    const onClose = draw({ hasUnsavedInput: true })
    fireEvent.click(scrim())
    await settle()
    fireEvent.keyDown(document, { key: 'Escape' })
    await settle()
    expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('has no way out but its own buttons when it must be answered', async () => {
    const onClose = draw({ isPersistent: true })
    fireEvent.click(scrim())
    fireEvent.keyDown(document, { key: 'Escape' })
    await settle()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('keeps the keyboard inside', () => {
    draw()
    const last = screen.getByRole('button', { name: 'Hangzhou' })
    last.focus()
    fireEvent.keyDown(document, { key: 'Tab' })
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    fireEvent.keyDown(document, { key: 'Tab', shiftKey: true })
    expect(last).toHaveFocus()
  })

  it('leaves the keys to a page that opens over it, and has them again once that is gone', async () => {
    const onClose = jest.fn()
    const sheet = (
      <Sheet isOpen title="City" onClose={onClose}>
        <button type="button">Hangzhou</button>
      </Sheet>
    )
    const below = <PageShell overlay={sheet} />
    const above = (
      <PageShell>
        <button type="button">Agree</button>
      </PageShell>
    )
    const { rerender } = render(<>{stackOf({ below })}</>)
    rerender(<>{stackOf({ below, above })}</>)
    const control = screen.getByRole('button', { name: 'Agree' })
    control.focus()
    expect(fireEvent.keyDown(control, { key: 'Tab' })).toBe(true)
    expect(control).toHaveFocus()
    fireEvent.keyDown(control, { key: 'Escape' })
    await settle()
    expect(onClose).not.toHaveBeenCalled()

    rerender(<>{stackOf({ below })}</>)
    fireEvent.keyDown(document, { key: 'Tab' })
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    fireEvent.keyDown(document, { key: 'Escape' })
    await settle()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('goes after its leaving motion and gives the focus back', () => {
    jest.useFakeTimers()
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Behind</button>
        <Sheet isOpen={isOpen} title="City" onClose={jest.fn()} />
      </>
    )
    const { rerender } = render(page(false))
    screen.getByRole('button', { name: 'Behind' }).focus()
    rerender(page(true))
    expect(screen.getByRole('dialog')).toHaveFocus()

    rerender(page(false))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(LEAVE_MS))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus()
    jest.useRealTimers()
  })

  it('gives the focus to what opened it where a press moves none, not to the field that had it', () => {
    const page = (isOpen: boolean) => (
      <>
        <input aria-label="Name" />
        <button type="button">City</button>
        <Sheet isOpen={isOpen} title="Your city" onClose={jest.fn()} />
      </>
    )
    const { rerender } = render(page(false))
    screen.getByRole('textbox', { name: 'Name' }).focus()
    fireEvent.click(screen.getByRole('button', { name: 'City' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    rerender(page(true))
    const focus = jest.spyOn(HTMLElement.prototype, 'focus')
    rerender(page(false))
    expect(screen.getByRole('button', { name: 'City' })).toHaveFocus()
    expect(focus).toHaveBeenCalledWith({ preventScroll: true, focusVisible: false })
    focus.mockRestore()
  })

  it('gives the focus back to a field that was entered after the last press', () => {
    const page = (isOpen: boolean) => (
      <>
        <input aria-label="Name" />
        <button type="button">City</button>
        <Sheet isOpen={isOpen} title="Not accepted" onClose={jest.fn()} />
      </>
    )
    const { rerender } = render(page(false))
    fireEvent.click(screen.getByRole('button', { name: 'City' }))
    screen.getByRole('textbox', { name: 'Name' }).focus()
    rerender(page(true))
    rerender(page(false))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })
})
