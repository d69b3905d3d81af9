/** @jest-environment jsdom */
import { newDraft, type PhoneDraft } from '@/domain/feedback/draft'
import { deleteFeedbackDraft, fetchFeedbackDrafts, saveFeedbackDraft } from '@/services/api/feedback'
import { deleteDraft } from '@/services/feedback/delete-draft'
import { openDrafts } from '@/services/feedback/draft-store'
import { saveDraft, savingCallsOf } from '@/services/feedback/save-draft'
import { syncDrafts } from '@/services/feedback/sync-drafts'
import { ApiError } from '@/services/request/errors'
import { logInAs } from '../../../support/jest/log-in-as'

jest.mock('@/services/api/feedback', () => ({
  deleteFeedbackDraft: jest.fn(),
  fetchFeedbackDrafts: jest.fn(),
  saveFeedbackDraft: jest.fn(),
}))

const OFFLINE = new ApiError('network', 0, '')
const deleted = jest.mocked(deleteFeedbackDraft)
const told = jest.mocked(fetchFeedbackDrafts)
const saved = jest.mocked(saveFeedbackDraft)

/** The drafts that the server has, by id. */
const server = new Map<string, { id: string; revision: number }>()

const keepDraft = (changes: Partial<PhoneDraft> = {}) => {
  const drafts = openDrafts('a')
  drafts.keep({ ...newDraft('d1', 1), content: 'words', ...changes })
  return drafts
}
const save = () => {
  const drafts = openDrafts('a')
  return saveDraft(savingCallsOf('a'), { newest: () => drafts.find('d1'), keep: drafts.keep })
}

beforeEach(() => {
  openDrafts('nobody')
  localStorage.clear()
  jest.resetAllMocks()
  logInAs('a')
  server.clear()
  saved.mockImplementation(async (body) => {
    const draft = { ...body, revision: body.baseRevision + 1, savedTime: '2026-11-20 10:00:00' }
    server.set(body.id, draft)
    return draft as never
  })
  deleted.mockImplementation(async (id) => {
    server.delete(id)
    return null
  })
  told.mockImplementation(async () => [...server.values()] as never)
})

describe('a deleted draft does not come back', () => {
  afterEach(async () => {
    expect(openDrafts('a').all()).toEqual([])
    await syncDrafts('a')
    expect(openDrafts('a').all()).toEqual([])
  })

  it('where a saving of it is on its way', async () => {
    const drafts = keepDraft()
    let arrive = (): void => undefined
    const take = saved.getMockImplementation()
    saved.mockImplementation(async (body) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return take?.(body) as never
    })
    const saving = save()
    const deleting = deleteDraft(drafts, 'd1')
    arrive()
    await Promise.all([saving, deleting])
  })

  it('where it would be saved while it is being deleted', async () => {
    const drafts = keepDraft()
    await Promise.all([deleteDraft(drafts, 'd1'), save()])
    expect(saved).not.toHaveBeenCalled()
  })

  it('where the reply to its saving was lost', async () => {
    const drafts = keepDraft()
    server.set('d1', { id: 'd1', revision: 1 })
    saved.mockRejectedValueOnce(OFFLINE)
    await expect(save()).rejects.toBe(OFFLINE)
    await deleteDraft(drafts, 'd1')
  })

  it('where the server told of it just before', async () => {
    const drafts = keepDraft()
    await save()
    let answer: (theirs: never) => void = () => undefined
    const before = [...server.values()]
    told.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const syncing = syncDrafts('a')
    await deleteDraft(drafts, 'd1')
    answer(before as never)
    await syncing
  })

  it('where the reply to its saving was lost, and it was deleted without a network', async () => {
    const drafts = keepDraft()
    server.set('d1', { id: 'd1', revision: 1 })
    deleted.mockRejectedValueOnce(OFFLINE)
    await deleteDraft(drafts, 'd1')
  })

  it('while the server cannot be asked to delete it', async () => {
    const drafts = keepDraft()
    server.set('d1', { id: 'd1', revision: 1 })
    deleted.mockRejectedValue(OFFLINE)
    await deleteDraft(drafts, 'd1')
  })

  it('that the server never had, without a network', async () => {
    deleted.mockRejectedValue(OFFLINE)
    await deleteDraft(keepDraft(), 'd1')
  })
})

test.each([
  ['the server has, without a network', { revision: 1 }, OFFLINE],
  ['is deleted after the login has ended', {}, new ApiError('auth', 40_100, '')],
])('a draft stays that %s', async (_which, changes, failure) => {
  deleted.mockRejectedValue(failure)
  const drafts = keepDraft(changes)
  await expect(deleteDraft(drafts, 'd1')).rejects.toBe(failure)
  expect(drafts.find('d1')).toMatchObject({ content: 'words' })
})

test('what was deleted without a network is deleted in the account once, also after somebody else used this phone', async () => {
  const drafts = keepDraft()
  server.set('d1', { id: 'd1', revision: 1 })
  deleted.mockRejectedValueOnce(OFFLINE)
  await deleteDraft(drafts, 'd1')
  logInAs('b')
  told.mockResolvedValueOnce([])
  await syncDrafts('b')
  expect([...server.keys()]).toEqual(['d1'])
  logInAs('a')
  await syncDrafts('a')
  expect([...server.keys()]).toEqual([])
  await syncDrafts('a')
  expect(deleted.mock.calls).toEqual([['d1'], ['d1']])
})
