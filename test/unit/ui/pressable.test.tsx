import { act, fireEvent, render, screen } from '@testing-library/react'
import { confirmDialog } from '@/ui/popup/dialogs'
import { PageShell } from '@/ui/page'
import { Pressable } from '@/ui/pressable'

describe('Pressable', () => {
  it('asks one question for a double tap, and asks again once that is answered', async () => {
    const deletions = jest.fn()
    const askToDelete = async () => {
      if (await confirmDialog({ title: 'Delete it?', okLabel: 'Yes' })) deletions()
    }
    render(
      <PageShell>
        <Pressable onPress={askToDelete}>Delete</Pressable>
      </PageShell>,
    )
    const button = screen.getByRole('button', { name: 'Delete' })
    fireEvent.click(button)
    fireEvent.click(button)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
    expect(screen.queryByRole('dialog', { name: 'Delete it?' })).not.toBeInTheDocument()

    fireEvent.click(button)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yes' })))
    expect(deletions).toHaveBeenCalledTimes(1)
  })

  it('waits for a promise of another make, too: WeChat and polyfills bring their own', async () => {
    const lasting = new Promise<void>(() => undefined)
    const foreign = { then: lasting.then.bind(lasting) } as Promise<void>
    expect(foreign).not.toBeInstanceOf(Promise)
    const onPress = jest.fn(() => foreign)
    render(<Pressable onPress={onPress}>Delete</Pressable>)
    const button = screen.getByRole('button')
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('takes every press that starts nothing to wait for', () => {
    const onPress = jest.fn()
    render(<Pressable onPress={onPress}>One more</Pressable>)
    const button = screen.getByRole('button')
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(2)
  })
})
