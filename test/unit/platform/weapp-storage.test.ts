import Taro from '@tarojs/taro'
import { storage } from '@/platform/storage/index.weapp'
import { resetTaro } from '../../support/taro/taro'

beforeEach(resetTaro)

test('what is set can be read, listed and removed', () => {
  expect(storage.get('a')).toBeUndefined()
  storage.set('a', 'x')
  expect(storage.get('a')).toBe('x')
  expect(storage.keys()).toEqual(['a'])
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
})

test('a store that throws breaks nothing', () => {
  for (const name of ['getStorageSync', 'setStorageSync', 'removeStorageSync', 'getStorageInfoSync'] as const) {
    jest.spyOn(Taro, name).mockImplementation(() => {
      throw new Error('storage is locked')
    })
  }
  storage.set('a', 'x')
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
  expect(storage.keys()).toEqual([])
})
