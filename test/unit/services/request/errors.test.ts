import { ErrorCode } from '@/wire/errors'
import { checkSameId } from '@/domain/same-id'
import { ApiError, isRefusal, isTransient } from '@/services/request/errors'
import { failureText, pageFailureText } from '@/services/request/failure-text'

const network = (reason: string): ApiError => new ApiError('network', 0, reason)
const business = (code: number): ApiError => new ApiError('business', code, 'Server text.')

test.each([
  ['a timeout', network('timeout'), true],
  ['an abort', network('abort'), true],
  ['a broken connection', network(''), true],
  ['a proxy in trouble', new ApiError('http', 502, ''), true],
  ['an overloaded server', business(ErrorCode.overloaded), true],
  ['a failing server', business(ErrorCode.internal), true],
  ['too many calls', business(ErrorCode.tooManyRequests), true],
  ['a page that is not there', new ApiError('http', 404, ''), false],
  ['a refusal', business(ErrorCode.soldOut), false],
  ['an ended session', new ApiError('auth', ErrorCode.sessionExpired, ''), false],
  ['a fault of ours', new TypeError('x'), false],
])('%s: may be tried again is %p', (_name, error, expected) => {
  expect(isTransient(error)).toBe(expected)
})

test('a refusal is recognised by its code, never by its text', () => {
  expect(isRefusal(business(ErrorCode.priceChanged), ErrorCode.priceChanged, ErrorCode.soldOut)).toBe(true)
  expect(isRefusal(business(ErrorCode.saleClosed), ErrorCode.priceChanged)).toBe(false)
  expect(isRefusal(new Error('The price has changed.'), ErrorCode.priceChanged)).toBe(false)
})

test('a page that timed out is told in the agreed words, a call without the click that nothing answers', () => {
  expect(pageFailureText(network('timeout'))).toBe('The connection timed out, click the screen to try again.')
  expect(failureText(network('timeout'))).toBe('The connection timed out.')
})

test('any other failure is told of a page as of a call', () => {
  expect(pageFailureText(business(ErrorCode.soldOut))).toBe('Server text.')
})

test('a refusal is told in the server’s words', () => {
  expect(failureText(business(ErrorCode.soldOut))).toBe('Server text.')
})

test('a reply about another order is told as "Unexpected data"', () => {
  let error: unknown
  try {
    checkSameId('1', { id: '2' })
  } catch (caught) {
    error = caught
  }
  expect(failureText(error)).toBe('Unexpected data')
})

test('the text of a fault of ours stays out of sight', () => {
  expect(failureText(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.')
})
