/** @jest-environment jsdom */
import { cacheBytes, cacheSlot, clearCache } from '@/services/storage/cache'
import { isText } from '@/services/storage/is-text'
import { storedSlot } from '@/services/storage/stored-slot'

beforeEach(() => localStorage.clear())

test('clearing the cache drops copies and nothing else', () => {
  const copy = cacheSlot('feed', { isValue: isText })
  const choice = storedSlot('choice', { isValue: isText })
  copy.write('cards')
  choice.write('Pine Green')

  clearCache()

  expect(copy.read()).toBeUndefined()
  expect(choice.read()).toBe('Pine Green')
})

test('the size counts copies only, and is nothing once they are dropped', () => {
  storedSlot('choice', { isValue: isText }).write('Pine Green')
  expect(cacheBytes()).toBe(0)

  const copy = cacheSlot('feed', { isValue: isText })
  copy.write('a'.repeat(1_000))
  expect(cacheBytes()).toBeGreaterThan(2_000)

  clearCache()
  expect(cacheBytes()).toBe(0)
})
