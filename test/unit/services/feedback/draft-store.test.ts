/** @jest-environment jsdom */
import { newDraft, type PhoneDraft } from '@/domain/feedback/draft'
import { keptFiles } from '@/platform/kept-files'
import { fetchFeedbackDrafts } from '@/services/api/feedback'
import { draftsOf, feedbackDrafts, openDrafts } from '@/services/feedback/draft-store'
import { syncDrafts } from '@/services/feedback/sync-drafts'

jest.mock('@/platform/kept-files', () => ({
  keptFiles: { remove: jest.fn(async () => undefined), keepOnly: jest.fn(async () => undefined) },
}))
jest.mock('@/services/api/feedback', () => ({ fetchFeedbackDrafts: jest.fn() }))

const removed = jest.mocked(keptFiles.remove)
const swept = jest.mocked(keptFiles.keepOnly)
const asked = jest.mocked(fetchFeedbackDrafts)
const media = (key: string) => ({ key, kind: 'picture', bytes: 1, path: null }) as const
const draftOf = (id: string, changes: Partial<PhoneDraft> = {}): PhoneDraft => ({
  ...newDraft(id, 1),
  content: `words of ${id}`,
  ...changes,
})
/** What the phone holds, in storage and in view. */
const everything = (): string => JSON.stringify([{ ...localStorage }, feedbackDrafts.getState()])

beforeEach(() => {
  openDrafts('nobody')
  localStorage.clear()
  jest.clearAllMocks()
})

test('the next user of the phone sees no draft of the one before, and none is left of it', () => {
  openDrafts('a').keep(draftOf('d1'))
  expect(draftsOf('b')(feedbackDrafts.getState())).toEqual([])
  expect(draftsOf(undefined)(feedbackDrafts.getState())).toEqual([])
  openDrafts('b')
  expect(everything()).not.toContain('words of d1')
})

test('what is written for a user after the next one has come is written nowhere', () => {
  const before = openDrafts('a')
  before.keep(draftOf('d1'))
  openDrafts('b').keep(draftOf('d2'))
  before.keep(draftOf('d1'))
  before.drop('d2')
  expect(everything()).not.toContain('words of d1')
  expect(openDrafts('b').find('d2')).toBeDefined()
})

test('drafts that a slow server tells after the next user has come stay away', async () => {
  let answer: (drafts: never[]) => void = () => undefined
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const synced = syncDrafts('a')
  openDrafts('b')
  const theirs = { ...draftOf('d1', { revision: 1 }), savedTime: '2026-11-20 10:00:00' }
  answer([theirs as never])
  await synced
  expect(draftsOf('b')(feedbackDrafts.getState())).toEqual([])
})

test('a draft that is saved for the first time while the server is asked stays', async () => {
  let answer: (drafts: never[]) => void = () => undefined
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const drafts = openDrafts('a')
  const synced = syncDrafts('a')
  const saved = draftOf('d1', { revision: 1 })
  drafts.keep({ ...saved, base: saved })
  answer([])
  await synced
  expect(drafts.find('d1')).toBeDefined()
})

test('the files of a draft go with it, and one file with its place in a draft', () => {
  const drafts = openDrafts('a')
  drafts.keep(draftOf('d1', { media: [media('f1'), media('f2')] }))
  drafts.keep(draftOf('d2', { media: [media('f3')] }))
  drafts.keep(draftOf('d1', { media: [media('f2')] }))
  expect(removed.mock.calls).toEqual([['f1']])
  drafts.drop('d1')
  expect(removed.mock.calls).toEqual([['f1'], ['f2']])
})

test('files of no draft are removed when a user’s drafts are opened: another user’s, and those of drafts that ran out', () => {
  openDrafts('a').keep(draftOf('d1', { media: [media('f1')] }))
  openDrafts('b').keep(draftOf('d2', { media: [media('f2')] }))
  const isWanted = swept.mock.lastCall?.[0]
  expect(isWanted?.('f1')).toBe(false)
  // Chosen while the phone still lists what it has.
  expect(isWanted?.('f2')).toBe(true)
})
