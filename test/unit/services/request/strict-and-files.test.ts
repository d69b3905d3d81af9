/** @jest-environment jsdom */
import type { TUnsafe } from 'typebox'
import { upload as uploadRow } from '@/wire/endpoint'
import { provideToken } from '@/services/request/credentials'
import { download } from '@/services/request/download'
import { upload } from '@/services/request/upload'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

const uploadThing = uploadRow<TUnsafe<{ module: string }>, TUnsafe<{ path: string }>>('/files')

beforeEach(() => {
  installFakeXhr()
  provideToken(() => 'secret')
})

describe('an upload', () => {
  const startUpload = async (onProgress?: (percent: number) => void): Promise<Promise<{ path: string }>[]> => {
    const reply = upload(uploadThing, 'blob:picked', { module: 'content' }, { idempotencyKey: 'picked-1', onProgress })
    lastSent().reply(200, new Blob(['pixels'], { type: 'image/png' }))
    await new Promise(process.nextTick)
    return [reply]
  }

  test('sends the field file and the form data, with the headers of every call', async () => {
    const [reply] = await startUpload()
    const form = lastSent().body as FormData
    expect([...form.keys()]).toEqual(['module', 'file'])
    expect(form.get('module')).toBe('content')
    expect((form.get('file') as File).name).toBe('upload.png')
    expect(lastSent()).toMatchObject({ method: 'POST', url: '/api/system/files' })
    expect(lastSent().headers).toMatchObject({
      authorization: 'Bearer secret',
      appversion: '1.3.5',
      'idempotency-key': 'picked-1',
    })
    expect(lastSent().headers).not.toHaveProperty('content-type')
    lastSent().succeed({ path: 'a/b.png' })
    await expect(reply).resolves.toEqual({ path: 'a/b.png' })
  })

  test('reports its progress in percent', async () => {
    const onProgress = jest.fn()
    await startUpload(onProgress)
    lastSent().upload.onprogress?.({ loaded: 512, total: 2_048 })
    expect(onProgress).toHaveBeenCalledWith(25)
  })

  test('fails with "Unexpected response." when the reply is no JSON', async () => {
    const [reply] = await startUpload()
    lastSent().reply(200, 'saved')
    await expect(reply).rejects.toMatchObject({ kind: 'http', message: 'Unexpected response.' })
  })

  test('fails with the server’s text when it is refused', async () => {
    const [reply] = await startUpload()
    lastSent().refuse(41300, 'The file is too large.')
    await expect(reply).rejects.toMatchObject({ kind: 'business', code: 41300, message: 'The file is too large.' })
  })
})

describe('a download', () => {
  test('gives a local address', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:local')
    const reply = download('https://files.example/contract.pdf')
    expect(lastSent().responseType).toBe('blob')
    lastSent().reply(200, new Blob(['pdf']))
    await expect(reply).resolves.toBe('blob:local')
  })

  test('rejects on any HTTP status but 200', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:local')
    const reply = download('https://files.example/contract.pdf')
    lastSent().reply(403, new Blob(['expired']))
    await expect(reply).rejects.toMatchObject({ kind: 'http', code: 403 })
    expect(FakeXhr.sent).toHaveLength(1)
  })
})
