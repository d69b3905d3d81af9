import Taro from '@tarojs/taro'
import { sendDownload } from '@/platform/download/index.weapp'
import { sendRequest } from '@/platform/http/index.weapp'
import { sendUpload } from '@/platform/upload/index.weapp'
import { createAborter } from '@/services/request/aborter'

interface WeappOptions {
  success: (reply: object) => void
  fail: (problem: { errMsg: string }) => void
  [name: string]: unknown
}

const task = { abort: jest.fn(), progress: jest.fn(), catch: jest.fn() }

/** What WeChat was asked for last. */
const asked = (api: unknown): WeappOptions => {
  const calls = (api as jest.Mock<unknown, [WeappOptions]>).mock.calls
  const options = calls[calls.length - 1]?.[0]
  if (options === undefined) throw new Error('WeChat was not asked')
  return options
}

const request = { method: 'GET', url: 'https://api.example/x', headers: { device: 'd' } } as const

beforeEach(() => {
  jest.clearAllMocks()
  for (const api of [Taro.request, Taro.uploadFile, Taro.downloadFile]) {
    ;(api as unknown as jest.Mock).mockReturnValue(task)
  }
})

test('a request gives status, text and lower-case headers, and waits 60 seconds', async () => {
  const reply = sendRequest(request)
  expect(asked(Taro.request)).toMatchObject({ timeout: 60_000, header: { device: 'd' }, dataType: 'text' })
  expect(asked(Taro.request)).not.toHaveProperty('data')
  asked(Taro.request).success({ statusCode: 404, data: '{"code":40400}', header: { Date: 'now' } })
  await expect(reply).resolves.toEqual({ status: 404, text: '{"code":40400}', headers: { date: 'now' } })
})

test('a body is sent as it is', () => {
  void sendRequest({ ...request, method: 'POST', body: '{"a":1}' })
  expect(asked(Taro.request)).toMatchObject({ method: 'POST', data: '{"a":1}' })
})

test.each([
  ['request:fail timeout', 'timeout'],
  ['request:fail 请求超时 timed out', 'timeout'],
  ['request:fail abort', 'abort'],
  ['request:fail', ''],
])('"%s" is rejected as %p', async (errMsg, reason) => {
  const reply = sendRequest(request)
  asked(Taro.request).fail({ errMsg })
  await expect(reply).rejects.toMatchObject({ reason })
})

test('an abort ends the request in WeChat too', async () => {
  const aborter = createAborter()
  const reply = sendRequest({ ...request, signal: aborter.signal })
  aborter.abort()
  await expect(reply).rejects.toMatchObject({ reason: 'abort' })
  expect(task.abort).toHaveBeenCalledTimes(1)
})

test('a settled request is not aborted any more', async () => {
  const aborter = createAborter()
  const reply = sendRequest({ ...request, signal: aborter.signal })
  asked(Taro.request).success({ statusCode: 200, data: '', header: {} })
  await reply
  aborter.abort()
  expect(task.abort).not.toHaveBeenCalled()
})

test('a request whose signal is aborted already is not made', async () => {
  const aborter = createAborter()
  aborter.abort()
  await expect(sendRequest({ ...request, signal: aborter.signal })).rejects.toMatchObject({ reason: 'abort' })
  expect(Taro.request).not.toHaveBeenCalled()
})

test('an upload names its field and form data and reports its progress', async () => {
  const onProgress = jest.fn()
  const reply = sendUpload({
    url: request.url,
    headers: {},
    filePath: 'wxfile://a.png',
    fieldName: 'file',
    formData: { module: 'content' },
    onProgress,
  })
  expect(asked(Taro.uploadFile)).toMatchObject({
    filePath: 'wxfile://a.png',
    name: 'file',
    formData: { module: 'content' },
    timeout: 60_000,
  })
  const [report] = (task.progress.mock.calls as [(event: { progress: number }) => void][])[0] ?? []
  report?.({ progress: 40 })
  expect(onProgress).toHaveBeenCalledWith(40)
  asked(Taro.uploadFile).success({ statusCode: 200, data: 'ok', header: {} })
  await expect(reply).resolves.toEqual({ status: 200, text: 'ok', headers: {} })
})

test('a download gives the temporary path', async () => {
  const reply = sendDownload({ url: request.url, headers: {} })
  asked(Taro.downloadFile).success({ statusCode: 200, tempFilePath: 'wxfile://b.pdf', header: {} })
  await expect(reply).resolves.toEqual({ status: 200, filePath: 'wxfile://b.pdf', headers: {} })
})
