import { act, renderHook } from '@testing-library/react'
import { ConsultationType } from '@/wire/enums/vehicle'
import { useDraft } from '@/features/appointments/booking/use-draft'
import { tellSession } from '@/services/session/session'
import { enter, expire } from '../../../support/jest/enter'

const open = () => renderHook(() => useDraft({})).result

beforeEach(async () => {
  localStorage.clear()
  await act(async () => tellSession({ type: 'ended' }))
})
afterEach(() => jest.useRealTimers())

test('what a visitor typed stays over the login, and is then that user’s alone', async () => {
  const page = open()
  act(() => page.current.change({ driverName: 'Lin' }))
  await enter('u1')
  expect(page.current.draft.driverName).toBe('Lin')
  await enter('u2')
  expect(open().current.draft.driverName).toBe('')
})

test('nothing is kept for a user who logs in over a page on which nothing was chosen', async () => {
  const page = open()
  await enter('u1')
  expect(page.current.draft.driverName).toBe('')
  expect(Object.keys(localStorage).filter((key) => key.includes('appointment-draft'))).toEqual([])
  act(() => page.current.change({ driverName: 'Lin' }))
  expect(Object.keys(localStorage).filter((key) => key.includes('appointment-draft'))).toHaveLength(1)
})

test('who is logged out over a booking and logs in again goes on with it', async () => {
  await enter('u1')
  const page = open()
  act(() => page.current.change({ driverName: 'Lin' }))
  await expire('u1')
  await enter('u1')
  expect(page.current.draft.driverName).toBe('Lin')
  expect(open().current.draft.driverName).toBe('Lin')
})

test('another user who logs in over a booking begins anew', async () => {
  await enter('u1')
  const page = open()
  act(() => page.current.change({ driverName: 'Lin' }))
  await expire('u1')
  await enter('u2')
  expect(page.current.draft.driverName).toBe('')
  expect(open().current.draft.driverName).toBe('')
})

test('what was booked is forgotten, also where a visitor had begun it', async () => {
  const page = open()
  act(() => page.current.change({ driverName: 'Lin' }))
  await enter('u1')
  act(() => page.current.forget())
  expect(open().current.draft.driverName).toBe('')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Lin')
})

test('who logs in over a page on which nothing was typed finds what they had typed before', async () => {
  await enter('u1')
  const before = open()
  act(() => before.current.change({ driverName: 'Mei' }))
  await expire('u1')
  const strangers = renderHook(() => useDraft({}))
  act(() => strangers.result.current.change({ driverName: 'Lin' }))
  strangers.unmount()
  const page = open()
  await enter('u1')
  expect(page.current.draft.driverName).toBe('Mei')
})

test('what is chosen after a link led here is what the address says', () => {
  jest.useFakeTimers()
  window.location.hash = '#/pages/drive-record/booking/booking?type=2'
  const page = renderHook(() => useDraft({ type: '2' })).result
  act(() => page.current.change({ consultationType: ConsultationType.order, storeId: 's1' }))
  act(() => jest.advanceTimersByTime(1_000))
  expect(window.location.hash).toBe('#/pages/drive-record/booking/booking?shop=s1&type=1')
})
