import Taro from '@tarojs/taro'
import { saveToAlbum } from '@/platform/album/index.weapp'

const saveImageToPhotosAlbum = jest.fn()
const saveVideoToPhotosAlbum = jest.fn()
const picture = { filePath: 'wxfile://a.webp', kind: 'picture', name: 'a.webp' } as const

beforeEach(() => {
  jest.resetAllMocks()
  Object.assign(Taro, { saveImageToPhotosAlbum, saveVideoToPhotosAlbum })
})

test('a picture goes into the album as a picture, a video as a video', async () => {
  await expect(saveToAlbum(picture)).resolves.toBe('saved')
  await expect(saveToAlbum({ ...picture, kind: 'video' })).resolves.toBe('saved')
  expect(saveImageToPhotosAlbum).toHaveBeenCalledWith({ filePath: picture.filePath })
  expect(saveVideoToPhotosAlbum).toHaveBeenCalledWith({ filePath: picture.filePath })
})

test.each([
  ['saveImageToPhotosAlbum:fail auth deny', 'refused'],
  ['saveImageToPhotosAlbum:fail authorize no response', 'refused'],
  ['saveImageToPhotosAlbum:fail privacy permission is not authorized', 'refused'],
  ['saveImageToPhotosAlbum:fail cancel', 'cancelled'],
])('%s means %s', async (errMsg, outcome) => {
  saveImageToPhotosAlbum.mockRejectedValue({ errMsg })
  await expect(saveToAlbum(picture)).resolves.toBe(outcome)
})

test('a file that the phone cannot write is a failure', async () => {
  saveImageToPhotosAlbum.mockRejectedValue({ errMsg: 'saveImageToPhotosAlbum:fail invalid file type' })
  await expect(saveToAlbum(picture)).rejects.toThrow('invalid file type')
})
