import { obstacleOf, pathsOf, type Side } from '@/features/driver-licence/side'

const empty: Side = { status: 'empty' }
const kept: Side = { status: 'kept', path: 'kept.jpg', source: '/files/kept.jpg' }
const ready: Side = { status: 'ready', key: '1', path: 'new.jpg', source: 'blob:1' }
const uploading: Side = { status: 'uploading', key: '1', source: 'blob:1', percent: 40 }
const failed: Side = { status: 'failed', key: '1', source: 'blob:1', reason: 'timeout' }

describe('a licence', () => {
  it.each([
    [empty, empty, 'missingFront'],
    [ready, empty, 'missingBack'],
    [failed, ready, 'missingFront'],
    [ready, uploading, 'uploading'],
    [kept, kept, 'unchanged'],
    [kept, ready, null],
    [ready, ready, null],
  ])('with %j and %j is hindered by %s', (front, back, obstacle) => {
    expect(obstacleOf({ front, back })).toBe(obstacle)
  })

  it('is submitted by the paths of its uploads, also of a side that stays', () => {
    expect(pathsOf({ front: kept, back: ready })).toEqual({ front: 'kept.jpg', back: 'new.jpg' })
    expect(pathsOf({ front: uploading, back: ready })).toBeNull()
  })
})
