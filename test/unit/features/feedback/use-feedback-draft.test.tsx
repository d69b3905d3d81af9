import { act, renderHook } from '@testing-library/react'
import { useFeedbackDraft } from '@/features/feedback/create/use-feedback-draft'
import { uploadFeedbackFile } from '@/services/api/common'
import { openDrafts } from '@/services/feedback/draft-store'
import { chooseMedia } from '@/platform/media-choice'

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

beforeEach(() => {
  openDrafts('nobody')
  localStorage.clear()
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
