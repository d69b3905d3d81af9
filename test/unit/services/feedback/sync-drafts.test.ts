/** @jest-environment jsdom */
import { newDraft, type PhoneDraft } from '@/domain/feedback/draft'
import { fetchFeedbackDrafts, saveFeedbackDraft } from '@/services/api/feedback'
import { openDrafts } from '@/services/feedback/draft-store'
import { syncDrafts } from '@/services/feedback/sync-drafts'
import { ApiError } from '@/services/request/errors'
import { logInAs } from '../../../support/jest/log-in-as'

jest.mock('@/services/api/feedback', () => ({ fetchFeedbackDrafts: jest.fn(), saveFeedbackDraft: jest.fn() }))

const told = jest.mocked(fetchFeedbackDrafts)
const saved = jest.mocked(saveFeedbackDraft)
const draftOf = (id: string, changes: Partial<PhoneDraft> = {}): PhoneDraft => ({
  ...newDraft(id, 1),
  content: `words of ${id}`,
  ...changes,
})
const theirs = (draft: PhoneDraft) => ({ ...draft, savedTime: '2026-11-20 10:00:00' }) as never

beforeEach(() => {
  openDrafts('nobody')
  localStorage.clear()
  jest.clearAllMocks()
  logInAs('a')
  told.mockResolvedValue([])
  saved.mockImplementation(async ({ baseRevision }) => ({ revision: baseRevision + 1 }) as never)
})

test('the server is told of what it lacks, and of nothing else', async () => {
  const drafts = openDrafts('a')
  const known = draftOf('d2', { revision: 3 })
  drafts.keep(draftOf('d1'))
  drafts.keep({ ...known, base: known })
  drafts.keep(draftOf('d3', { isSending: true }))
  told.mockResolvedValue([theirs(known)])
  await syncDrafts('a')
  expect(saved.mock.calls.map(([{ id, content }]) => [id, content])).toEqual([['d1', 'words of d1']])
  expect(drafts.find('d1')).toMatchObject({ revision: 1, base: { content: 'words of d1' } })
})

test('one that the server does not take keeps no other from it, and stays', async () => {
  const drafts = openDrafts('a')
  drafts.keep(draftOf('d1'))
  drafts.keep(draftOf('d2'))
  saved.mockRejectedValueOnce(new ApiError('network', 0, ''))
  await syncDrafts('a')
  expect(drafts.find('d1')).toMatchObject({ revision: 1 })
  expect(drafts.find('d2')).toMatchObject({ revision: 0, content: 'words of d2' })
})

test('an answer that a saving has overtaken takes no newer words back', async () => {
  const drafts = openDrafts('a')
  const before = draftOf('d1', { revision: 1, content: 'before' })
  const since = draftOf('d1', { revision: 2, content: 'since' })
  drafts.keep({ ...since, base: since })
  told.mockResolvedValue([theirs(before)])
  await syncDrafts('a')
  expect(drafts.find('d1')).toMatchObject({ revision: 2, content: 'since' })
  expect(saved).not.toHaveBeenCalled()
})
