/** @jest-environment jsdom */
import type { TUnsafe } from 'typebox'
import { get, post } from '@/wire/endpoint'
import { createAborter } from '@/services/request/aborter'
import { call } from '@/services/request/call'
import { provideToken, watchRefusedTokens } from '@/services/request/credentials'
import { ApiError } from '@/services/request/errors'
import { serverNow } from '@/services/server-clock'
import { installFakeXhr, lastSent, FakeXhr } from '../../../support/jest/fake-xhr'

const readThings = get<TUnsafe<{ id: string; filter?: string | undefined }>, TUnsafe<{ name: string }>>('/things')
const makeThing = post<TUnsafe<{ name: string }>, TUnsafe<{ id: string }>>('/things/make')

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('should have failed')
    },
    (error: unknown) => error,
  )

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z') })
  installFakeXhr()
  provideToken(() => undefined)
})
afterEach(() => jest.useRealTimers())

test('a GET call sends its payload as query data and leaves out what is undefined', async () => {
  const reply = call(readThings, { id: 'a&b', filter: undefined })
  expect(lastSent()).toMatchObject({ method: 'GET', url: '/api/system/things?id=a%26b', body: null })
  lastSent().succeed({ name: 'thing' })
  await expect(reply).resolves.toEqual({ name: 'thing' })
})

test('a POST call sends its payload as JSON', async () => {
  const reply = call(makeThing, { name: 'x' })
  expect(lastSent()).toMatchObject({ method: 'POST', url: '/api/system/things/make', body: '{"name":"x"}' })
  expect(lastSent().headers['content-type']).toBe('application/json')
  lastSent().succeed({ id: '1' })
  await expect(reply).resolves.toEqual({ id: '1' })
})

test('every call carries the id that this device has made once and kept', () => {
  void call(readThings, { id: '1' }).catch(() => undefined)
  const first = lastSent().headers.deviceid
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(localStorage.getItem('vela:device-id')).toContain(first)
  void call(readThings, { id: '1' }).catch(() => undefined)
  expect(lastSent().headers.deviceid).toBe(first)
})

test('every call names device, platform and app version', () => {
  void call(readThings, { id: '1' }).catch(() => undefined)
  expect(lastSent().headers).toMatchObject({ platform: 'wechat-miniprogram', appversion: '1.3.5' })
  expect(lastSent().headers.device).toMatch(/^\S+ \S+.* \(.+\)$/)
  expect(lastSent().headers).not.toHaveProperty('authorization')
})

test('a call carries the bearer token while there is one, and the idempotency key it is given', () => {
  provideToken(() => 'secret')
  void call(makeThing, { name: 'x' }, { idempotencyKey: 'key-1' }).catch(() => undefined)
  expect(lastSent().headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'key-1' })
})

test('a code other than 200 throws the server’s msg with its stable code and data', async () => {
  const failure = failureOf(call(makeThing, { name: 'x' }))
  lastSent().refuse(40904, 'The price has changed.', { oldAmountFen: 1, newAmountFen: 2 })
  const error = await failure
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    kind: 'business',
    code: 40904,
    message: 'The price has changed.',
    data: { oldAmountFen: 1, newAmountFen: 2 },
  })
})

test('the envelope decides even when the HTTP status is 200', async () => {
  const failure = failureOf(call(makeThing, { name: 'x' }))
  lastSent().reply(200, { code: 50000, data: null, msg: 'Broken.' })
  await expect(failure).resolves.toMatchObject({ kind: 'business', message: 'Broken.' })
})

test.each([
  ['a page of a proxy', '<html>502</html>'],
  ['JSON that is no envelope', '[1,2]'],
  ['null', 'null'],
])('%s instead of an envelope is an http failure with the status', async (_name, text) => {
  const failure = failureOf(call(readThings, { id: '1' }))
  lastSent().reply(502, text)
  await expect(failure).resolves.toMatchObject({ kind: 'http', code: 502 })
})

test('a call without an answer is rejected as timeout after 60 seconds, and not before', async () => {
  const settled = jest.fn()
  const failure = failureOf(call(readThings, { id: '1' })).then((error) => {
    settled()
    return error
  })
  await jest.advanceTimersByTimeAsync(59_999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(failure).resolves.toMatchObject({ kind: 'network', message: 'timeout' })
})

test('an aborted call is rejected as abort and ends on the wire', async () => {
  const aborter = createAborter()
  const failure = failureOf(call(readThings, { id: '1' }, { signal: aborter.signal }))
  aborter.abort()
  await expect(failure).resolves.toMatchObject({ kind: 'network', message: 'abort' })
  expect(lastSent().isAborted).toBe(true)
})

test('a call with a signal that is aborted already is never sent', async () => {
  const aborter = createAborter()
  aborter.abort()
  const failure = failureOf(call(readThings, { id: '1' }, { signal: aborter.signal }))
  await expect(failure).resolves.toMatchObject({ message: 'abort' })
  expect(FakeXhr.sent).toHaveLength(0)
})

test('a broken connection is rejected with an empty reason', async () => {
  const failure = failureOf(call(readThings, { id: '1' }))
  lastSent().fail()
  await expect(failure).resolves.toMatchObject({ kind: 'network', message: '' })
})

test('a 401 is an auth failure and tells which token was refused', async () => {
  const refused = jest.fn()
  const stop = watchRefusedTokens(refused)
  provideToken(() => 'old')
  const failure = failureOf(call(readThings, { id: '1' }))
  provideToken(() => 'new')
  lastSent().refuse(40101, 'Please log in again.')
  await expect(failure).resolves.toMatchObject({ kind: 'auth', code: 40101, message: 'Please log in again.' })
  expect(refused).toHaveBeenCalledWith('old')
  stop()
})

test('a visitor’s 401 refuses no token', async () => {
  const refused = jest.fn()
  const stop = watchRefusedTokens(refused)
  const failure = failureOf(call(readThings, { id: '1' }))
  lastSent().refuse(40100, 'Please log in.')
  await failure
  expect(refused).not.toHaveBeenCalled()
  stop()
})

test('the Date header of a reply corrects the clock to within its second', async () => {
  const reply = call(readThings, { id: '1' })
  lastSent().succeed({ name: 'x' }, { Date: 'Fri, 20 Nov 2026 03:00:00 GMT' })
  await reply
  expect(Math.abs(serverNow() - Date.parse('2026-11-20T03:00:00.500Z'))).toBeLessThanOrEqual(500)
})

test('the Date header of a reply that a cache may have kept corrects nothing', async () => {
  const before = serverNow()
  const reply = call(readThings, { id: '1' })
  lastSent().succeed({ name: 'x' }, { date: 'Fri, 20 Nov 2026 09:00:00 GMT', 'cache-control': 'public, max-age=3600' })
  await reply
  expect(serverNow()).toBe(before)
})
