import { act, renderHook } from '@testing-library/react'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { ErrorCode } from '@/wire/errors'
import { useFeedbackDraft } from '@/features/feedback/create/use-feedback-draft'
import { uploadFeedbackFile } from '@/services/api/common'
import { submitFeedback } from '@/services/api/feedback'
import { ApiError } from '@/services/request/errors'
import { openDrafts } from '@/services/feedback/draft-store'
import { chooseMedia } from '@/platform/media-choice'
import { enter } from '../../../support/jest/enter'

jest.mock('@/platform/kept-files', () => ({
  keptFiles: {
    keep: async () => true,
    open: async () => 'blob:picture',
    remove: async () => undefined,
    keepOnly: async () => undefined,
  },
}))
jest.mock('@/platform/media-choice', () => ({ chooseMedia: jest.fn() }))
jest.mock('@/services/api/common', () => ({ uploadFeedbackFile: jest.fn(), fetchFileUrl: async () => '' }))

jest.mock('@/services/api/feedback', () => ({ submitFeedback: jest.fn() }))
jest.mock('@/ui/feedback/dialogs', () => ({ alertDialog: async () => undefined }))

const settle = () => act(async () => undefined)

/** A form with one picture, whose upload ends when the test says so. */
const writeWithPicture = async () => {
  jest.mocked(chooseMedia).mockResolvedValue([{ address: 'blob:picture', kind: 'picture', bytes: 1 }])
  let uploaded: (file: { path: string }) => void = () => undefined
  jest.mocked(uploadFeedbackFile).mockReturnValue(new Promise((resolve) => (uploaded = resolve as never)))
  const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
  act(() => form.result.current.change({ content: 'first words' }))
  await act(() => form.result.current.media.add())
  await settle()
  return { form, upload: () => act(async () => uploaded({ path: 'private/1.webp' })) }
}

beforeEach(async () => {
  openDrafts('nobody')
  localStorage.clear()
  await enter('u1')
})

test('an upload that ends after the form was left is known to its draft, with the words that came since', async () => {
  const { form, upload } = await writeWithPicture()
  form.unmount()
  const drafts = openDrafts('u1')
  const left = drafts.find('d1')
  if (left) drafts.keep({ ...left, content: 'second words' })
  await upload()
  expect(drafts.find('d1')).toMatchObject({ content: 'second words', media: [{ path: 'private/1.webp' }] })
})

test('an upload that ends after the draft was deleted does not bring it back', async () => {
  const { form, upload } = await writeWithPicture()
  form.unmount()
  openDrafts('u1').drop('d1')
  await upload()
  expect(openDrafts('u1').all()).toEqual([])
})

test('an upload that ends after the next user has come puts nothing among that user’s drafts', async () => {
  const { form, upload } = await writeWithPicture()
  form.unmount()
  openDrafts('u2')
  await upload()
  expect(openDrafts('u2').all()).toEqual([])
})

test('what is being sent when another user comes is not sent as theirs', async () => {
  const { form, upload } = await writeWithPicture()
  act(() => form.result.current.change({ category: FeedbackCategory.bug }))
  let sent = Promise.resolve(true)
  act(() => {
    sent = form.result.current.submit()
  })
  await enter('u2')
  await upload()
  await act(async () => expect(await sent).toBe(false))
  expect(submitFeedback).not.toHaveBeenCalled()
})

test.each([
  ['too many a day can be changed and sent later', ErrorCode.feedbackTooOften, false],
  ['too many calls may have arrived', ErrorCode.tooManyRequests, true],
])('what is refused as one of %s, and stays a draft', async (_what, code, isFixed) => {
  jest.mocked(submitFeedback).mockRejectedValue(new ApiError('business', code, 'Later, please.'))
  const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
  act(() => form.result.current.change({ content: 'first words', category: FeedbackCategory.bug }))
  await act(async () => expect(await form.result.current.submit()).toBe(false))
  expect(form.result.current.isFixed).toBe(isFixed)
  expect(openDrafts('u1').find('d1')).toMatchObject({ content: 'first words' })
})
