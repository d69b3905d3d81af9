import { act, renderHook } from '@testing-library/react'
import type { PictureUpload } from '@/domain/picture-upload'
import { usePost } from '@/features/topics/post/use-post'
import { usePictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'

jest.mock('@/widgets/picture-uploads/use-picture-uploads')

const picture = { key: 'a', source: 'blob:a' }

const obstacleWith = (words: string, ...uploads: PictureUpload[]): string | undefined => {
  const nothing = { add: jest.fn(), retry: jest.fn(), remove: jest.fn(), forget: jest.fn(), dropLost: jest.fn() }
  jest.mocked(usePictureUploads).mockReturnValue({ uploads, ...nothing })
  const { result } = renderHook(() => usePost({ userId: 'u1', topicId: 't1' }))
  act(() => result.current.type(words))
  return result.current.obstacle
}

test.each<[string, string, PictureUpload[], string | undefined]>([
  ['without words', ' ', [], 'Say something first'],
  [
    'while a picture is on its way',
    'Hi.',
    [{ ...picture, status: 'uploading', percent: 40 }],
    'after its pictures have arrived',
  ],
  [
    'where a picture has failed',
    'Hi.',
    [{ ...picture, status: 'failed', reason: 'Too large.' }],
    'A picture was not uploaded',
  ],
  ['with all that it shows', 'Hi.', [{ ...picture, status: 'ready', path: 'public/a.jpg' }], undefined],
])('%s, a post is told what it waits for', (_when, words, uploads, obstacle) => {
  expect(obstacleWith(words, ...uploads)).toBe(obstacle)
})
