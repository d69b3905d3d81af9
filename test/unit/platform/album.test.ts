/** @jest-environment jsdom */
import { saveToAlbum } from '@/platform/album'

const picture = { filePath: 'blob:a', kind: 'picture', name: 'a.webp' } as const
const click = jest.fn()

const browse = (userAgent: string): void => void jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(click)
  click.mockClear()
  Object.assign(URL, { revokeObjectURL: jest.fn() })
})

test('a browser begins a download', async () => {
  browse('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1')
  await expect(saveToAlbum(picture)).resolves.toBe('begun')
  expect(click).toHaveBeenCalledTimes(1)
})

test('WeChat’s own browser, which has no downloads, begins none and says so', async () => {
  browse('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50')
  await expect(saveToAlbum(picture)).resolves.toBe('elsewhere')
  expect(click).not.toHaveBeenCalled()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a')
})
