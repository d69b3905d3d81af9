import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { AvatarSheet } from '@/features/profile-editing/avatar-sheet'
import { useAvatar } from '@/features/profile-editing/use-avatar'
import { uploadPublicFile } from '@/services/api/common'
import { alertDialog } from '@/ui/popup/dialogs'

jest.mock('@/services/api/common', () => ({ uploadPublicFile: jest.fn() }))
jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn() }))

const uploads: { tell: (percent: number) => void; end: (name: string) => Promise<void>; fail: () => Promise<void> }[] =
  []

beforeEach(() => {
  uploads.length = 0
  jest.mocked(alertDialog).mockClear()
  jest.mocked(uploadPublicFile).mockImplementation(
    (_source, { onProgress }) =>
      new Promise((resolve, reject) =>
        uploads.push({
          tell: (percent) => act(() => onProgress?.(percent)),
          end: (name) => act(async () => resolve({ path: name, url: `https://vela/${name}` })),
          fail: () => act(async () => reject(new Error('abort'))),
        }),
      ),
  )
})

const begin = async (source: string, chosen: jest.Mock) => {
  const drawn = renderHook(() => useAvatar(chosen))
  act(() => void drawn.result.current.upload(source))
  return drawn
}

it('believes a photo to be the portrait once it is with the server', async () => {
  const chosen = jest.fn()
  const { result } = await begin('blob:large', chosen)
  uploads[0]?.tell(12)
  expect(result.current.percent).toBe(12)
  await uploads[0]?.end('large.webp')
  expect(chosen).toHaveBeenCalledWith({ path: 'large.webp', url: 'https://vela/large.webp' })
  expect(result.current.percent).toBeNull()
})

it('a ready-made picture that is chosen during an upload stays, whatever becomes of the upload', async () => {
  const chosen = jest.fn()
  const { result } = await begin('blob:large', chosen)
  uploads[0]?.tell(12)
  render(<AvatarSheet isOpen shown="" avatar={result.current} onPick={chosen} onClose={() => undefined} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Sea' }))
  await act(async () => undefined)
  expect(result.current.percent).toBeNull()
  uploads[0]?.tell(80)
  await uploads[0]?.end('large.webp')
  expect(result.current.percent).toBeNull()
  expect(chosen).toHaveBeenCalledTimes(1)
})

it('of two photos the later one stays, and says how far it is', async () => {
  const chosen = jest.fn()
  const { result } = await begin('blob:large', chosen)
  act(() => void result.current.upload('blob:small'))
  uploads[1]?.tell(30)
  await uploads[0]?.fail()
  expect(result.current.percent).toBe(30)
  expect(alertDialog).not.toHaveBeenCalled()
  await uploads[1]?.end('small.webp')
  expect(chosen.mock.calls).toEqual([[{ path: 'small.webp', url: 'https://vela/small.webp' }]])
})

it('a photo that arrives after its page was left is nobody’s choice', async () => {
  const chosen = jest.fn()
  const { unmount } = await begin('blob:large', chosen)
  unmount()
  await uploads[0]?.end('large.webp')
  expect(chosen).not.toHaveBeenCalled()
})
