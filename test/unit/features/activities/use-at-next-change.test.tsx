import { act, renderHook } from '@testing-library/react'
import { list, own } from '@/wire/endpoints/activity'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { useOwnActivities } from '@/features/activities/own/use-own-activities'
import { nextChangeMs } from '@/features/activities/next-change'
import { FakeXhr, installFakeXhr } from '../../../support/jest/fake-xhr'

const drive = {
  startTime: '2026-11-28 18:30:00',
  endTime: '2026-11-28 21:30:00',
  signUpStartTime: '2026-11-20 10:00:00',
  signUpEndTime: '2026-11-26 22:00:00',
}
const opening = {
  startTime: '2026-11-29 10:00:00',
  endTime: '2026-11-29 12:00:00',
  signUpStartTime: null,
  signUpEndTime: null,
}

const callsOf = ({ path }: { path: string }) => FakeXhr.sent.filter(({ url }) => url.split('?')[0]?.endsWith(path))
const answerAll = (rows: readonly object[], others: readonly object[]) =>
  act(async () => {
    callsOf(own).at(-1)?.succeed(rows)
    callsOf(list).at(-1)?.succeed({ records: others, total: others.length, current: 1, size: 20 })
  })

afterEach(() => jest.useRealTimers())

it('the next change is the earliest moment ahead of them all', () => {
  const at = (time: string) =>
    nextChangeMs([opening, { ...drive, resultTime: '2026-11-27 12:00:00' }], parseShanghai(time))
  expect(at('2026-11-20 09:00:00')).toBe(parseShanghai('2026-11-20 10:00:00'))
  expect(at('2026-11-20 10:00:00')).toBe(parseShanghai('2026-11-26 22:00:00'))
  expect(at('2026-11-26 22:00:00')).toBe(parseShanghai('2026-11-27 12:00:00'))
  expect(at('2026-11-28 21:30:00')).toBe(parseShanghai('2026-11-29 10:00:00'))
  expect(at('2026-11-29 12:00:00')).toBeUndefined()
})

it('the own activities are read again when the draw falls, and the others when a window of theirs ends', async () => {
  jest.useFakeTimers({ now: parseShanghai('2026-11-27 11:59:00') })
  installFakeXhr()
  renderHook(() => useOwnActivities(true))
  const drawn = { ...drive, id: 'drive', picture: '', resultTime: '2026-11-27 12:00:00', registration: {} }
  const other = { ...drive, id: 'other', picture: '', signUpEndTime: '2026-11-27 13:00:00' }
  await answerAll([drawn], [other])
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(callsOf(own)).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect([callsOf(own).length, callsOf(list).length]).toEqual([2, 1])
  await answerAll([drawn], [])
  await act(() => jest.advanceTimersByTimeAsync(3_600_000))
  expect([callsOf(own).length, callsOf(list).length]).toEqual([2, 2])
})
