import type { MaterialFolder } from '@/wire/schemas/material'
import { chooseAlbum, fileCountOf } from '@/features/albums/choose-album'
import { shareOfAlbum } from '@/features/albums/share'

const album = (folderId: string, modelId: string | null, ...parts: string[]): MaterialFolder => ({
  folderId,
  folderName: folderId,
  modelId,
  cover: 'cover.webp',
  buckets: parts.map((bucketId) => ({ bucketId, bucketName: bucketId, fileCount: 3 })),
})
const folders = [album('brand', null, 'shows'), album('seven', 'vela-7', 'road', 'studio'), album('bare', 'vela-9')]

describe('the album that is shown', () => {
  it.each([
    ['by its own name', { folderId: 'seven' }, 'seven', 'road'],
    ['by a part of it', { bucketId: 'studio' }, 'seven', 'studio'],
    ['by its model', { modelId: 'vela-7' }, 'seven', 'road'],
    ['is the first one when the link names none', {}, 'brand', 'shows'],
    [
      'is the first one when the link names what there is not',
      { folderId: 'x', bucketId: 'y', modelId: 'z' },
      'brand',
      'shows',
    ],
    ['may have no part yet', { modelId: 'vela-9' }, 'bare', undefined],
  ])('is found %s', (_how, wanted, folderId, bucketId) => {
    const { folder, bucket } = chooseAlbum(folders, wanted)
    expect([folder?.folderId, bucket?.bucketId]).toEqual([folderId, bucketId])
  })

  it('is none where there are none', () => {
    expect(chooseAlbum([], { modelId: 'vela-7' })).toEqual({ folder: undefined, bucket: undefined })
  })

  it('counts what is in all its parts', () => {
    expect(folders.map(fileCountOf)).toEqual([3, 6, 0])
  })

  it('is shared by the part in sight, or by its own name without parts', () => {
    expect(shareOfAlbum(chooseAlbum(folders, { bucketId: 'studio' }))).toEqual({
      title: 'seven: pictures',
      path: '/pages/pictures/pictures?bucketId=studio',
      imageUrl: 'cover.webp',
    })
    expect(shareOfAlbum(chooseAlbum(folders, { modelId: 'vela-9' })).path).toBe(
      '/pages/pictures/pictures?folderId=bare',
    )
    expect(shareOfAlbum(chooseAlbum([], {})).path).toBe('/pages/pictures/pictures')
  })
})
