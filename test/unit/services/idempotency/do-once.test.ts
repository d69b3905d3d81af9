/** @jest-environment jsdom */
import { ErrorCode } from '@/wire/errors'
import { doOnce } from '@/services/idempotency/do-once'
import { ApiError } from '@/services/request/errors'

beforeEach(() => localStorage.clear())

test.each([
  ['a refusal', new ApiError('business', ErrorCode.soldOut, ''), 'refused'],
  ['an ended session', new ApiError('auth', ErrorCode.sessionExpired, ''), 'loggedOut'],
  ['a lost reply', new ApiError('network', 0, ''), 'unknown'],
  ['a reply that is no envelope', new ApiError('http', 200, ''), 'unknown'],
  ['a fault of our own, which may come after the answer', new TypeError('x is not a function'), 'unknown'],
  [
    'an earlier try that went through with other words',
    new ApiError('business', ErrorCode.idempotencyKeyReused, ''),
    'done',
  ],
])('%s ends what is done once as it is known', async (_what, error, kind) => {
  expect(await doOnce('lock:o1', () => Promise.reject(error))).toMatchObject({ kind })
})

test('after a fault of our own the next try is the same one', async () => {
  const keys: string[] = []
  const lockAndFail = (key: string) => {
    keys.push(key)
    return Promise.reject(new TypeError('x is not a function'))
  }
  await doOnce('lock:o1', lockAndFail)
  await doOnce('lock:o1', lockAndFail)
  expect(keys[1]).toBe(keys[0])
})
