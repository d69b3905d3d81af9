/** @jest-environment jsdom */
import { DAY_MS } from '@/domain/time/duration'
import { storage } from '@/platform/storage'
import { isText } from '@/services/storage/is-text'
import { randomId } from '@/services/storage/random-id'
import { dropExpired, storedSlot } from '@/services/storage/stored-slot'

const START_MS = Date.parse('2026-11-20T02:00:00Z')

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: START_MS })
})
afterEach(() => jest.useRealTimers())

test('a value is stored as {value, expire, version, time}', () => {
  storedSlot('greeting', { isValue: isText, lifetimeMs: DAY_MS }).write('hello')
  expect(JSON.parse(storage.get('greeting') ?? '')).toEqual({
    value: 'hello',
    expire: START_MS + DAY_MS,
    version: '1',
    time: START_MS,
  })
})

test('a value is gone once its lifetime has passed, also from storage', () => {
  const slot = storedSlot('greeting', { isValue: isText, lifetimeMs: DAY_MS })
  slot.write('hello')
  jest.setSystemTime(START_MS + DAY_MS - 1)
  expect(slot.read()).toBe('hello')
  jest.setSystemTime(START_MS + DAY_MS)
  expect(slot.read()).toBeUndefined()
  expect(storage.get('greeting')).toBeUndefined()
})

test('no value outlives 365 days', () => {
  const slot = storedSlot('greeting', { isValue: isText, lifetimeMs: 1_000 * DAY_MS })
  slot.write('hello')
  jest.setSystemTime(START_MS + 31_536_000_000 - 1)
  expect(slot.read()).toBe('hello')
  jest.setSystemTime(START_MS + 31_536_000_000)
  expect(slot.read()).toBeUndefined()
})

test.each([
  ['another version', '{"value":"x","expire":9999999999999,"version":"0","time":1795140000000}'],
  ['no JSON', 'hello'],
  ['no entry', '"hello"'],
  ['a value of another kind', '{"value":7,"expire":9999999999999,"version":"1","time":1795140000000}'],
])('an entry of %s is dropped', (_name, text) => {
  storage.set('greeting', text)
  expect(storedSlot('greeting', { isValue: isText }).read()).toBeUndefined()
  expect(storage.get('greeting')).toBeUndefined()
})

test('a value lives in memory while the browser’s storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const slot = storedSlot('greeting', { isValue: isText })
  slot.write('hello')
  expect(slot.read()).toBe('hello')
  expect(storage.keys()).toContain('greeting')
  slot.clear()
  expect(slot.read()).toBeUndefined()
})

test('the keys of other pages of the origin are none of ours', () => {
  localStorage.setItem('other', 'x')
  storage.set('ours', 'x')
  expect(storage.keys()).toEqual(['ours'])
})

test('ids differ, with and without the crypto of newer engines', () => {
  const ids = new Set([randomId(), randomId()])
  const { crypto } = globalThis
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: undefined })
  ids.add(randomId()).add(randomId())
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto })
  expect(ids.size).toBe(4)
  expect([...ids].every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})

test('what has expired is dropped without being read, and what is no entry of the app stays', () => {
  storedSlot('words:u1', { isValue: isText, lifetimeMs: DAY_MS }).write('of yesterday')
  storedSlot('words:u2', { isValue: isText }).write('of today')
  storage.set('language', 'zh')
  jest.setSystemTime(START_MS + DAY_MS)
  dropExpired()
  expect(storage.keys().sort()).toEqual(['language', 'words:u2'])
})
