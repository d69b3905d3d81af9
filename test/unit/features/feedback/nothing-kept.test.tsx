import { act, renderHook } from '@testing-library/react'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { stateOf } from '@/features/feedback/create/media-state'
import { useFeedbackDraft } from '@/features/feedback/create/use-feedback-draft'
import { keptFiles } from '@/platform/kept-files'
import { chooseMedia } from '@/platform/media-choice'
import { uploadFeedbackFile } from '@/services/api/common'
import { submitFeedback } from '@/services/api/feedback'
import { ApiError } from '@/services/request/errors'
import { openDrafts } from '@/services/feedback/draft-store'
import { enter } from '../../../support/jest/enter'

jest.mock('@/platform/http/xhr', () => ({ openXhr: async () => ({ response: new Blob(['picture']) }) }))
jest.mock('@/platform/media-choice', () => ({ chooseMedia: jest.fn() }))
jest.mock('@/services/api/common', () => ({ uploadFeedbackFile: jest.fn(), fetchFileUrl: async () => '' }))
jest.mock('@/services/api/feedback', () => ({ submitFeedback: jest.fn(async () => ({})) }))

const settle = () => act(async () => undefined)
const upload = jest.mocked(uploadFeedbackFile)

/** A form with one picture, in a browser without a store for files. */
const writeWithPicture = async () => {
  expect(globalThis.indexedDB).toBeUndefined()
  jest.mocked(chooseMedia).mockResolvedValue([{ address: 'blob:picture', kind: 'picture', bytes: 1 }])
  const { result, unmount } = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
  act(() => result.current.change({ content: 'The wipers squeak.', category: FeedbackCategory.bug }))
  await act(() => result.current.media.add())
  await settle()
  return {
    form: () => result.current,
    statuses: () => result.current.draft.media.map((media) => stateOf(media, result.current.media.known).status),
    unmount,
  }
}

beforeEach(async () => {
  upload.mockReset().mockResolvedValue({ path: 'private/1.webp', url: '' })
  jest.mocked(submitFeedback).mockClear()
  openDrafts('nobody')
  localStorage.clear()
  await enter('u1')
})

test('a picture is sent with the feedback where the browser keeps no file', async () => {
  const { form, statuses } = await writeWithPicture()
  expect(upload).toHaveBeenCalledWith('blob:picture', expect.anything())
  expect(statuses()).toEqual(['sent'])
  await act(async () => expect(await form().submit()).toBe(true))
  expect(jest.mocked(submitFeedback).mock.calls).toMatchObject([[{ media: [{ path: 'private/1.webp' }] }]])
})

test('what was not sent there is tried again, also after the page was left', async () => {
  upload.mockRejectedValueOnce(new ApiError('http', 500, ''))
  const { statuses, unmount } = await writeWithPicture()
  expect(statuses()).toEqual(['failed'])
  unmount()
  const { result } = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
  await settle()
  expect(result.current.draft.media).toMatchObject([{ path: 'private/1.webp' }])
})

test('a draft that is deleted leaves nothing of its files in memory', async () => {
  const { form } = await writeWithPicture()
  const [{ key } = { key: '' }] = form().draft.media
  await expect(keptFiles.open(key)).resolves.toBe('blob:picture')
  openDrafts('u1').drop('d1')
  await expect(keptFiles.open(key)).resolves.toBeUndefined()
})
