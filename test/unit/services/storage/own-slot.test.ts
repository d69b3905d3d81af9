/** @jest-environment jsdom */
import { isText } from '@/services/storage/is-text'
import { ownSlot } from '@/services/storage/own-slot'

const slotOf = ownSlot('words', { isValue: isText })

beforeEach(() => localStorage.clear())

test('a user finds again what was written, and another user or a visitor finds nothing', () => {
  slotOf('u1').write('mine')
  expect(slotOf('u1').read()).toBe('mine')
  expect(slotOf('u2').read()).toBeUndefined()
  expect(slotOf(undefined).read()).toBeUndefined()
})

test('who finds nothing clears nothing', () => {
  slotOf('u1').write('mine')
  slotOf('u2').clear()
  expect(slotOf('u1').read()).toBe('mine')
  slotOf('u1').clear()
  expect(slotOf('u1').read()).toBeUndefined()
})

test('what a visitor left is that of the first user who reads it, and of no other', () => {
  slotOf(undefined).write('a visitor’s')
  expect(slotOf(undefined).read()).toBe('a visitor’s')
  expect(slotOf('u1').read()).toBe('a visitor’s')
  expect(slotOf('u2').read()).toBeUndefined()
  expect(slotOf(undefined).read()).toBeUndefined()
})

test('each user’s words stay, whoever else writes there, and who has words adopts none', () => {
  slotOf('u1').write('mine')
  slotOf('u2').write('of another')
  expect(slotOf('u1').read()).toBe('mine')
  expect(slotOf('u2').read()).toBe('of another')
  slotOf(undefined).write('a visitor’s')
  expect(slotOf('u1').read()).toBe('mine')
})

test('what is of another shape is dropped', () => {
  localStorage.setItem('vela:words', '{"value":1,"expire":9999999999999,"version":"1","time":1}')
  expect(slotOf('u1').read()).toBeUndefined()
})
