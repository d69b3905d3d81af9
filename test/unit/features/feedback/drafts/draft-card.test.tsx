import { act, render, screen } from '@testing-library/react'
import { newDraft } from '@/domain/feedback/draft'
import { DraftCard } from '@/features/feedback/drafts/draft-card'
import { whileBeingSent } from '@/services/feedback/being-sent'

const draft = { ...newDraft('d1', 1), content: 'Wipers' }
const canDelete = () => screen.queryByRole('button', { name: 'Delete “Wipers”' }) !== null

test('a draft is not deleted while it is being sent, and says that it is', async () => {
  render(<DraftCard draft={draft} onEdit={() => undefined} onDelete={() => undefined} />)
  expect(canDelete()).toBe(true)
  let end = (): void => undefined
  let sending = Promise.resolve()
  act(() => {
    sending = whileBeingSent('d1', () => new Promise<void>((resolve) => (end = resolve)))
  })
  expect(canDelete()).toBe(false)
  expect(screen.getByText('Being sent')).toBeTruthy()
  await act(async () => {
    end()
    await sending
  })
  expect(canDelete()).toBe(true)
})

test('one that was sent without a reply is perhaps sent, and not deleted', () => {
  render(<DraftCard draft={{ ...draft, isSending: true }} onEdit={() => undefined} onDelete={() => undefined} />)
  expect(screen.getByText('Perhaps sent')).toBeVisible()
  expect(canDelete()).toBe(false)
})
