import { saveToAlbum } from '@/platform/album'
import { saveMedia } from '@/services/album/save-media'
import { fileNameOf } from '@/services/album/file-name'
import { download } from '@/services/request/download'

jest.mock('@/services/request/download', () => ({ download: jest.fn() }))
jest.mock('@/platform/album', () => ({ saveToAlbum: jest.fn() }))

test.each([
  ['/static/img/vela-7-dusk.webp', 'vela-7-dusk.webp'],
  ['https://files.example/a/b.mp4?sign=1/2', 'b.mp4'],
  ['https://files.example/', 'file'],
])('%s is kept as %s', (url, name) => {
  expect(fileNameOf(url)).toBe(name)
})

test('a picture is downloaded, and then kept under its name', async () => {
  jest.mocked(download).mockResolvedValue('blob:1')
  jest.mocked(saveToAlbum).mockResolvedValue('saved')
  await expect(saveMedia({ url: '/static/img/a.webp', kind: 'picture' })).resolves.toBe('saved')
  expect(saveToAlbum).toHaveBeenCalledWith({ filePath: 'blob:1', kind: 'picture', name: 'a.webp' })
})
