/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import { chooseMedia, choosePicture } from '@/platform/media-choice'
import { choosePicture as choosePictureInWechat } from '@/platform/media-choice/index.weapp'

const fields = () => [...document.querySelectorAll('input')]
const end = (event: 'cancel' | 'change') => fields().forEach((field) => field.dispatchEvent(new Event(event)))

const later = () => jest.setSystemTime(Date.now() + 1_500)

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  end('cancel')
  fields().forEach((field) => field.remove())
  later()
})

test('the second of two quick taps opens no second picker, and chooses nothing', async () => {
  void choosePicture()
  await expect(choosePicture()).resolves.toBeNull()
  await expect(chooseMedia(3)).resolves.toEqual([])
  expect(fields()).toHaveLength(1)
})

test('a picker that was called off opens again at once', async () => {
  const chosen = choosePicture()
  end('cancel')
  await expect(chosen).resolves.toBeNull()
  void choosePicture()
  expect(fields()).toHaveLength(1)
})

test('a browser that does not tell of the calling off leaves no dead tile', () => {
  void choosePicture()
  later()
  void choosePicture()
  expect(fields()).toHaveLength(2)
})

test('WeChat, too, is asked for one picker, and for another once it was called off', async () => {
  let callOff: (reason: unknown) => void = jest.fn()
  const picker = jest.fn(() => new Promise((_resolve, reject) => (callOff = reject)))
  Object.assign(Taro, { chooseMedia: picker })
  const chosen = choosePictureInWechat()
  await expect(choosePictureInWechat()).resolves.toBeNull()
  expect(picker).toHaveBeenCalledTimes(1)
  callOff({ errMsg: 'chooseMedia:fail cancel' })
  await expect(chosen).resolves.toBeNull()
  void choosePictureInWechat()
  expect(picker).toHaveBeenCalledTimes(2)
})
