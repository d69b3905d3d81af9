import { FeedbackCategory } from '@/wire/enums/feedback'
import { newDraft, type DraftMedia, type PhoneDraft } from '@/domain/feedback/draft'
import { sendDraft, type FeedbackCalls } from '@/services/feedback/send-draft'
import { ApiError } from '@/services/request/errors'
import { ErrorCode } from '@/wire/errors'

const video = (path: string | null = null): DraftMedia => ({ key: 'a', kind: 'video', bytes: 1, path })

const calls = {
  isKept: jest.fn(),
  save: jest.fn(),
  drafts: jest.fn(),
  upload: jest.fn<Promise<string>, [DraftMedia]>(),
  submit: jest.fn(),
} satisfies FeedbackCalls

let stored: PhoneDraft | undefined
const change = (changes: Partial<PhoneDraft>): void => {
  if (stored !== undefined) stored = { ...stored, ...changes }
}
const send = () => sendDraft(calls, { newest: () => stored, keep: change })

beforeEach(() => {
  jest.resetAllMocks()
  stored = { ...newDraft('d1', 1, { category: FeedbackCategory.bug, content: 'Wipers' }), media: [video()] }
  calls.submit.mockResolvedValue({ id: 'd1' })
})

/** The upload of the draft's file, during which something happens to the draft. */
const whileUploading = (happens: () => void) =>
  calls.upload.mockImplementation(async () => {
    happens()
    return 'private/a'
  })

it('sends nothing of a draft that is deleted while its files are uploaded', async () => {
  whileUploading(() => (stored = undefined))
  await expect(send()).resolves.toBeUndefined()
  expect(calls.submit).not.toHaveBeenCalled()
  expect(stored).toBeUndefined()
})

it('sends, and keeps, the words that stand there once its files are uploaded', async () => {
  whileUploading(() => change({ content: 'Wipers squeak' }))
  await send()
  expect(calls.submit).toHaveBeenCalledWith(
    expect.objectContaining({ content: 'Wipers squeak', media: [{ key: 'a', kind: 'video', path: 'private/a' }] }),
  )
  expect(stored).toMatchObject({ content: 'Wipers squeak', media: [video('private/a')], isSending: true })
})

it('uploads what the server has let go of, and sends it then', async () => {
  change({ media: [video('private/gone')] })
  calls.isKept.mockResolvedValue(false)
  calls.submit.mockRejectedValueOnce(new ApiError('business', ErrorCode.fileNotFound, ''))
  whileUploading(() => expect(stored).toMatchObject({ media: [video()], isSending: false }))
  await expect(send()).resolves.toEqual({ id: 'd1' })
  expect(calls.submit).toHaveBeenLastCalledWith(
    expect.objectContaining({ media: [expect.objectContaining({ path: 'private/a' })] }),
  )
})
