/** @jest-environment jsdom */
import { newDraft, type PhoneDraft } from '@/domain/feedback/draft'
import { fetchFeedbackDrafts, fetchFeedbackPage, saveFeedbackDraft } from '@/services/api/feedback'
import { openDrafts } from '@/services/feedback/draft-store'
import { syncDrafts } from '@/services/feedback/sync-drafts'
import { ApiError } from '@/services/request/errors'
import { logInAs } from '../../../support/jest/log-in-as'

jest.mock('@/services/api/feedback', () => ({
  fetchFeedbackDrafts: jest.fn(),
  fetchFeedbackPage: jest.fn(),
  saveFeedbackDraft: jest.fn(),
}))

const told = jest.mocked(fetchFeedbackDrafts)
const sent = jest.mocked(fetchFeedbackPage)
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
  sent.mockResolvedValue({ records: [], total: 0, current: 1, size: 50 })
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

describe('what was sent without a reply', () => {
  const arrived = (...ids: string[]) => sent.mockResolvedValue({ records: ids.map((id) => draftOf(id)) } as never)
  const idsAfterSync = async (...drafts: PhoneDraft[]) => {
    for (const one of drafts) openDrafts('a').keep(one)
    await syncDrafts('a')
    return openDrafts('a')
      .all()
      .map(({ id }) => id)
  }

  it('is no draft any more once it is among those that have arrived', async () => {
    arrived('d1')
    await expect(idsAfterSync(draftOf('d1', { isSending: true }), draftOf('d2', { isSending: true }))).resolves.toEqual(
      ['d2'],
    )
  })

  it('stays where it arrived from another phone with other words', async () => {
    arrived('d1')
    await expect(idsAfterSync(draftOf('d1', { isSending: true, content: 'other words' }))).resolves.toEqual(['d1'])
  })

  it('stays where nobody knows, and keeps no other from being saved', async () => {
    sent.mockRejectedValue(new ApiError('network', 0, ''))
    await expect(idsAfterSync(draftOf('d1', { isSending: true }), draftOf('d2'))).resolves.toEqual(['d2', 'd1'])
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it('is asked about only where there is such a one', async () => {
    await idsAfterSync(draftOf('d1'))
    expect(sent).not.toHaveBeenCalled()
  })
})
