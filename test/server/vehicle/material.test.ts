import { readFileSync } from 'node:fs'
import path from 'node:path'
import { materialFiles, materialFolders } from '@/wire/endpoints/vehicle'
import { MediaKind } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'
import { webpSize } from '../../../server/pictures/webp-size'

const SERVER_DIR = path.resolve(__dirname, '../../../server')

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the albums', () => {
  it('show outside and inside of both models', async () => {
    const { data } = await server.call(materialFolders, {})

    expect(data.map(({ folderName }) => folderName)).toEqual([
      'Vela 7 exterior',
      'Vela 7 cabin',
      'Vela 9 exterior',
      'Vela 9 cabin',
    ])
    expect(data.map(({ modelId }) => modelId)).toEqual(['vela-7', 'vela-7', 'vela-9', 'vela-9'])
  })

  it('come in pages without gaps, as many files as they promise, in boxes of their real size', async () => {
    const { data: folders } = await server.call(materialFolders, {})
    for (const { bucketId, fileCount } of folders.flatMap(({ buckets }) => buckets)) {
      const pages = [1, 2, 3, 4, 5].map((current) => server.call(materialFiles, { bucketId, current, size: 5 }))
      const files = (await Promise.all(pages)).flatMap(({ data }) => data.records)

      expect(new Set(files.map(({ fileId }) => fileId)).size).toBe(fileCount)
      for (const { mediaKind, url, width, height } of files) {
        if (mediaKind === MediaKind.video) continue
        expect([url, ...webpSize(readFileSync(path.join(SERVER_DIR, url)))]).toEqual([url, width, height])
      }
    }
  })

  it('give a video a picture that stands for it and its length', async () => {
    const { data } = await server.call(materialFiles, { bucketId: 'vela-7-road', current: 1, size: 50 })
    const videos = data.records.filter(({ mediaKind }) => mediaKind === MediaKind.video)

    expect(videos.length).toBeGreaterThan(0)
    for (const { poster, durationSeconds } of videos) {
      expect(poster).toMatch(/^\/static\/img\//)
      expect(durationSeconds).toBeGreaterThan(0)
    }
  })

  it('end where the last page ends', async () => {
    const { data } = await server.call(materialFiles, { bucketId: 'vela-7-road', current: 9, size: 50 })

    expect(data).toMatchObject({ records: [], current: 9 })
    expect(data.total).toBeGreaterThan(0)
  })

  it('are known ones', async () => {
    const { status, code } = await server.call(materialFiles, { bucketId: 'vela-5-road', current: 1, size: 5 })

    expect({ status, code }).toEqual({ status: 404, code: ErrorCode.albumNotFound })
  })
})
