/** @jest-environment jsdom */
import { ErrorCode } from '@/wire/errors'
import { UNEXPECTED_DATA_ERROR } from '@/domain/same-id'
import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import { ApiError } from '@/services/request/errors'
import { session } from '@/services/session/session'
import { makeUser } from '../../../support/samples/user'

const INTENT = 'place:vela-7'

/** Tries once and tells the key that was used; `answer` is what the server does. */
const tryOnce = async (
  answer: () => Promise<unknown> = async () => null,
  intent = INTENT,
  wish?: string,
): Promise<string> => {
  let used = ''
  const act = (key: string): Promise<unknown> => {
    used = key
    return answer()
  }
  await withIdempotencyKey(intent, act, wish).catch(() => undefined)
  return used
}

const unexpectedData = Object.assign(new Error('Unexpected data'), { name: UNEXPECTED_DATA_ERROR })

const failWith = (error: unknown) => () => Promise.reject(error)

const logIn = (id: string): void =>
  session.setState({ status: 'loggedIn', token: id, user: makeUser({ id }), agreementsUpdated: false }, true)

beforeEach(() => {
  session.setState({ status: 'loggedOut', hasExpired: false }, true)
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['a lost reply', new ApiError('network', 0, '')],
  ['a timeout', new ApiError('network', 0, 'timeout')],
  ['a proxy in trouble', new ApiError('http', 502, '')],
  ['a reply that is no envelope', new ApiError('http', 200, '')],
  ['a failing server', new ApiError('business', ErrorCode.internal, '')],
  ['an overloaded server', new ApiError('business', ErrorCode.overloaded, '')],
  ['too many calls', new ApiError('business', ErrorCode.tooManyRequests, '')],
  ['a reply about another order', unexpectedData],
  ['a fault of our own, which may come after the answer', new TypeError('x is not a function')],
  ['an ended session', new ApiError('auth', ErrorCode.sessionExpired, '')],
])('the key is kept over %s', async (_name, error) => {
  const first = await tryOnce(failWith(error))
  expect(first).not.toBe('')
  expect(await tryOnce()).toBe(first)
})

test('the key survives a reload', async () => {
  const first = await tryOnce(failWith(new ApiError('network', 0, '')))
  jest.resetModules()
  const reloaded = await import('@/services/idempotency/kept-keys')
  expect(reloaded.keptKey(INTENT).key).toBe(first)
})

test('and an update of the app, which kept the key alone before', async () => {
  const entry = { value: 'k1', expire: Date.now() + MINUTE_MS, version: '1', time: Date.now() }
  localStorage.setItem(`vela:idempotency:${INTENT}`, JSON.stringify(entry))
  expect(await tryOnce()).toBe('k1')
})

test('two taps at once share one key', async () => {
  const [first, second] = await Promise.all([tryOnce(), tryOnce()])
  expect(first).toBe(second)
})

test('a yes releases the key', async () => {
  const first = await tryOnce()
  expect(await tryOnce()).not.toBe(first)
})

test.each([ErrorCode.priceChanged, ErrorCode.soldOut, ErrorCode.idempotencyKeyReused])(
  'a no with code %d releases the key',
  async (code) => {
    const first = await tryOnce(failWith(new ApiError('business', code, '')))
    expect(await tryOnce()).not.toBe(first)
  },
)

test.each([
  ['half an hour after the last try the same intent is a new wish', 'lock:o1', 30 * MINUTE_MS],
  ['an order may live on while the app is closed: its key is kept for the week of the server', INTENT, 7 * DAY_MS],
])('%s', async (_name, intent, lifetimeMs) => {
  const lost = failWith(new ApiError('network', 0, ''))
  const first = await tryOnce(lost, intent)
  for (let tries = 0; tries < 2; tries += 1) {
    jest.advanceTimersByTime(lifetimeMs - 1)
    expect(await tryOnce(lost, intent)).toBe(first)
  }
  jest.advanceTimersByTime(lifetimeMs)
  expect(await tryOnce(lost, intent)).not.toBe(first)
})

test('each intent has its own key', async () => {
  const lost = failWith(new ApiError('network', 0, ''))
  expect(await tryOnce(lost, 'place:vela-7')).not.toBe(await tryOnce(lost, 'place:vela-9'))
})

test('an answer to an earlier wish leaves the key of a later one', async () => {
  let answerFirst = (_value: null): void => undefined
  const first = withIdempotencyKey(INTENT, () => new Promise<null>((resolve) => (answerFirst = resolve)), 'one')
  const lost = failWith(new ApiError('network', 0, ''))
  const later = await tryOnce(lost, INTENT, 'another')
  answerFirst(null)
  await first
  expect(await tryOnce(lost, INTENT, 'another')).toBe(later)
})

test('each user of the phone has keys of their own, which an answer to another does not release', async () => {
  const lost = failWith(new ApiError('network', 0, ''))
  logIn('A')
  const first = await tryOnce(lost)
  logIn('B')
  expect(await tryOnce()).not.toBe(first)
  logIn('A')
  expect(await tryOnce()).toBe(first)
})

test('a key is released for whom it was made, also where another has logged in meanwhile', async () => {
  let answerFirst = (_value: null): void => undefined
  let used = ''
  logIn('A')
  const first = withIdempotencyKey(INTENT, (key) => {
    used = key
    return new Promise<null>((resolve) => (answerFirst = resolve))
  })
  logIn('B')
  answerFirst(null)
  await first
  logIn('A')
  expect(await tryOnce()).not.toBe(used)
})

test('a failure is rethrown as it is', async () => {
  const error = new ApiError('business', ErrorCode.soldOut, 'Sold out.')
  await expect(withIdempotencyKey(INTENT, failWith(error))).rejects.toBe(error)
})
