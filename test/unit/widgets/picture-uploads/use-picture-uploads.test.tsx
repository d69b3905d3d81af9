import { act, renderHook, waitFor } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { usePictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { choosePicture } from '@/platform/media-choice'
import { showToast } from '@/ui/popup/toast'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

jest.mock('@/platform/media-choice', () => ({ choosePicture: jest.fn() }))
jest.mock('@/ui/popup/toast')

const OK = 200

const useReceipts = () => usePictureUploads({ purpose: 'transfer:P1' })

const sent = (count: number) => waitFor(() => expect(FakeXhr.sent).toHaveLength(count))

/** The browser reads the picked file, which then is on its way. */
const startUpload = async (start: () => void) => {
  const count = FakeXhr.sent.length
  act(start)
  await sent(count + 1)
  lastSent().reply(OK, new Blob(['picture'], { type: 'image/png' }))
  await sent(count + 2)
}

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
  jest.mocked(choosePicture).mockResolvedValue('blob:receipt')
})

/** A picture that has reached the server. */
const addPicture = async (result: { current: ReturnType<typeof useReceipts> }, path: string) => {
  await startUpload(() => void result.current.add())
  await act(async () => lastSent().succeed({ path, url: `/files/${path}` }))
}

test('a picture is uploaded as soon as it is chosen, and says how far it is', async () => {
  const { result } = renderHook(useReceipts)
  await startUpload(() => void result.current.add())
  act(() => lastSent().upload.onprogress?.({ loaded: 1, total: 4 }))
  expect(result.current.uploads).toMatchObject([{ status: 'uploading', percent: 25, source: 'blob:receipt' }])
  await act(async () => lastSent().succeed({ path: 'private/1.jpg', url: '/files/private/1.jpg' }))
  expect(result.current.uploads).toMatchObject([{ status: 'ready', path: 'private/1.jpg' }])
})

test('a failed upload keeps its picture and its reason, and is tried again', async () => {
  const { result } = renderHook(useReceipts)
  await startUpload(() => void result.current.add())
  await act(async () => lastSent().refuse(ErrorCode.uploadTooLarge, 'This file is too large.'))
  expect(result.current.uploads).toMatchObject([{ status: 'failed', reason: 'This file is too large.' }])
  const [failed] = result.current.uploads
  if (failed === undefined) throw new Error('the picture stays')
  await startUpload(() => result.current.retry(failed))
  await act(async () => lastSent().succeed({ path: 'private/1.jpg', url: '' }))
  expect(result.current.uploads).toMatchObject([{ status: 'ready' }])
})

test('a picture that the system does not open is told, and leaves nothing behind', async () => {
  jest.mocked(choosePicture).mockRejectedValue(new Error('no album'))
  const { result } = renderHook(useReceipts)
  await act(() => result.current.add())
  expect(showToast).toHaveBeenCalledWith('Picture cannot be opened')
  expect(result.current.uploads).toEqual([])
})

test('after a reload what was uploaded is there again, under a fresh address', async () => {
  const before = renderHook(useReceipts)
  await addPicture(before.result, 'private/1.jpg')
  await addPicture(before.result, 'private/2.jpg')
  before.unmount()

  const { result } = renderHook(useReceipts)
  expect(result.current.uploads.map(({ key }) => key)).toEqual(['private/1.jpg', 'private/2.jpg'])
  await sent(6)
  const [first, second] = FakeXhr.sent.slice(4)
  await act(async () => first?.succeed({ url: '/files/1?signed' }))
  await act(async () => second?.refuse(ErrorCode.fileNotFound, 'gone'))
  expect(result.current.uploads).toMatchObject([{ path: 'private/1.jpg', source: '/files/1?signed' }])
})

test('what was sent or taken away is not found again', async () => {
  const { result, unmount } = renderHook(useReceipts)
  await addPicture(result, 'private/1.jpg')
  act(() => result.current.forget())
  unmount()
  expect(renderHook(useReceipts).result.current.uploads).toEqual([])
})
