import Taro from '@tarojs/taro'
import { storage } from '@/platform/storage/index.weapp'
import { keptKey } from '@/services/idempotency/kept-keys'
import { resetTaro } from '../../support/jest/taro/taro'

jest.mock('@/platform/storage', () => jest.requireActual('@/platform/storage/index.weapp'))

beforeEach(resetTaro)

test('what is set can be read, listed and removed', () => {
  expect(storage.get('a')).toBeUndefined()
  storage.set('a', 'x')
  expect(storage.get('a')).toBe('x')
  expect(storage.keys()).toEqual(['a'])
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
})

const lock = (...names: ('getStorageSync' | 'setStorageSync' | 'removeStorageSync' | 'getStorageInfoSync')[]) =>
  names.map((name) =>
    jest.spyOn(Taro, name).mockImplementation(() => {
      throw new Error('storage is locked')
    }),
  )

test('a store that throws breaks nothing: what is set is kept in memory until it is removed', () => {
  lock('getStorageSync', 'setStorageSync', 'removeStorageSync', 'getStorageInfoSync')
  storage.set('a', 'x')
  expect(storage.get('a')).toBe('x')
  expect(storage.keys()).toEqual(['a'])
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
  expect(storage.keys()).toEqual([])
})

test('a full store does not bring back the older text, and the next text that fits takes its place', () => {
  storage.set('a', 'old')
  const [full] = lock('setStorageSync')
  storage.set('a', 'new')
  expect(storage.get('a')).toBe('new')
  expect(storage.keys()).toEqual(['a'])
  full?.mockRestore()
  storage.set('a', 'newer')
  expect(storage.get('a')).toBe('newer')
  Taro.setStorageSync('a', 'written by WeChat')
  expect(storage.get('a')).toBe('written by WeChat')
})

test('a wish keeps its key on a phone that is full, so that what is sent again has one effect', () => {
  lock('setStorageSync')
  expect(keptKey('place:vela-7').key).toBe(keptKey('place:vela-7').key)
})
