import { uploadObstacle, type PictureUpload } from '@/domain/picture-upload'

const ready: PictureUpload = { key: 'a', source: 'blob:a', status: 'ready', path: 'private/a.jpg' }
const uploading: PictureUpload = { key: 'b', source: 'blob:b', status: 'uploading', percent: 40 }
const failed: PictureUpload = { key: 'c', source: 'blob:c', status: 'failed', reason: 'too large' }

it.each([
  ['nothing where there is none', [], null],
  ['nothing where all have reached the server', [ready], null],
  ['one that is on its way, also beside one that has failed', [failed, uploading, ready], 'uploading'],
  ['one that has failed', [ready, failed], 'uploadFailed'],
])('what keeps pictures from being given is %s', (_what, uploads, obstacle) => {
  expect(uploadObstacle(uploads)).toBe(obstacle)
})
