import { act, fireEvent, render, screen } from '@testing-library/react'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { newDraft, type DraftMedia, type PhoneDraft } from '@/domain/feedback/draft'
import { FeedbackForm } from '@/features/feedback/create/feedback-form'
import { deleteFeedbackDraft, submitFeedback } from '@/services/api/feedback'
import { deleteDraft } from '@/services/feedback/delete-draft'
import { openDrafts } from '@/services/feedback/draft-store'
import { replace } from '@/services/navigation/open'
import { enter } from '../../../../support/jest/enter'

jest.mock('@/services/api/common', () => ({ fetchFileUrl: async () => '' }))
jest.mock('@/services/api/feedback', () => ({
  deleteFeedbackDraft: jest.fn(),
  saveFeedbackDraft: jest.fn(async () => ({ revision: 1 })),
  submitFeedback: jest.fn(),
}))
jest.mock('@/services/navigation/open', () => ({ replace: jest.fn() }))

const leave = jest.fn()

const picture = (_: unknown, index: number): DraftMedia => ({ key: `${index}`, kind: 'picture', bytes: 1, path: 'p' })

const openWith = async (changes: Partial<PhoneDraft>) => {
  const draft = newDraft('d1', 0, { category: FeedbackCategory.bug, content: 'Wipers' })
  openDrafts('u1').keep({ ...draft, ...changes })
  render(<FeedbackForm userId="u1" id="d1" begun={{}} onLeave={leave} />)
  await act(async () => undefined)
}
const submit = () => screen.getByRole('button', { name: /^Submit/ })

beforeEach(async () => {
  openDrafts('nobody')
  localStorage.clear()
  await enter('u1')
})

test.each([
  ['more characters', { content: 'w'.repeat(620) }, '120 characters too many'],
  ['a longer contact', { contact: 'c'.repeat(64) }, 'Contact too long by 4'],
  ['more files', { media: Array.from({ length: 10 }, picture) }, '1 attachment too many'],
])('a draft that was joined to %s than are taken cannot be sent, and says so', async (_what, changes, hint) => {
  await openWith(changes)
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  expect(submit()).toHaveTextContent(hint)
})

test('one within the limits can', async () => {
  await openWith({ content: 'w'.repeat(500), contact: 'c'.repeat(60), media: Array.from({ length: 9 }, picture) })
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true')
})

test('one that is sent while its deletion is on its way is deleted, and its form leads back', async () => {
  let deleted: (nothing: null) => void = () => undefined
  jest.mocked(deleteFeedbackDraft).mockReturnValue(new Promise((resolve) => (deleted = resolve)))
  await openWith({})
  const deletion = deleteDraft(openDrafts('u1'), 'd1')
  fireEvent.click(submit())
  expect(leave).not.toHaveBeenCalled()
  await act(async () => {
    deleted(null)
    await deletion
  })
  expect(leave).toHaveBeenCalledTimes(1)
  expect(submitFeedback).not.toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
})
