import { act, renderHook } from '@testing-library/react'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentCalendar } from '@/wire/schemas/appointment'
import { withWish } from '@/features/appointments/booking/draft'
import { useBooking } from '@/features/appointments/booking/use-booking'
import { toTellOf } from '@/features/appointments/waiting/telling'
import * as api from '@/services/api/appointment'
import { installFakeXhr } from '../../../support/jest/fake-xhr'
import { showPages } from '../../../support/jest/taro/taro'

jest.mock('@/services/api/appointment')

const DAY = '2026-11-30'
const AT_TWO = `${DAY} 14:00:00`
const AT_THREE = `${DAY} 15:00:00`
const MODELS = [{ id: 'vela-7', name: 'Vela 7', picture: '' }]

/** The shop's day, with what is left of its hours. */
const calendarOf = (left: Readonly<Record<string, number>>): AppointmentCalendar => ({
  storeId: 's1',
  storeName: 'Vela Space',
  address: '',
  cityCode: '',
  days: [
    { day: DAY, slots: Object.entries(left).map(([startTime, count]) => ({ startTime, left: count })) },
  ] as unknown as AppointmentCalendar['days'],
})

const settle = () => act(async () => undefined)

const reads = (left: Readonly<Record<string, number>>) =>
  jest.mocked(api.fetchCalendar).mockResolvedValueOnce(calendarOf(left))

const comeBack = async (left: Readonly<Record<string, number>>) => {
  reads(left)
  await act(async () => showPages())
}

/** The page, with an hour chosen that was free and that booking it finds taken. */
const findTaken = async () => {
  reads({ [AT_TWO]: 1, [AT_THREE]: 1 })
  const { result } = renderHook(() => useBooking({ shop: 's1' }, MODELS))
  await settle()
  act(() => result.current.choose(AT_TWO))
  const hour = result.current.free
  if (hour === undefined) throw new Error('The hour was free.')
  reads({ [AT_TWO]: 0, [AT_THREE]: 1 })
  await act(async () => {
    result.current.setGone({ ...hour, why: 'taken', nearest: [] })
    result.current.calendar.reload()
  })
  expect(result.current).toMatchObject({ gone: { startTime: AT_TWO, why: 'taken' }, isGoneChosen: true })
  return result
}

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
  jest.mocked(api.fetchNearestFree).mockResolvedValue([])
})

test('an hour that is taken is told until another one is chosen; what is near it is still offered', async () => {
  const page = await findTaken()
  act(() => page.current.choose(AT_THREE))
  expect(page.current).toMatchObject({ gone: { startTime: AT_TWO }, isGoneChosen: false })
})

test('it is still told when the page comes back and the hour is taken as before', async () => {
  const page = await findTaken()
  await comeBack({ [AT_TWO]: 0, [AT_THREE]: 1 })
  expect(page.current.isGoneChosen).toBe(true)
})

test.each<[string, Readonly<Record<string, number>>]>([
  ['is free again', { [AT_TWO]: 1, [AT_THREE]: 1 }],
  ['is past', { [AT_THREE]: 1 }],
])('it is told no more once the calendar that is read anew says that it %s', async (_, left) => {
  const page = await findTaken()
  await comeBack(left)
  expect(page.current.gone).toBeNull()
})

test('an hour that is full for another purpose, or another car, was not just taken', async () => {
  reads({ [AT_TWO]: 1 })
  const { result } = renderHook(() => useBooking({ shop: 's1' }, MODELS))
  await settle()
  act(() => result.current.choose(AT_TWO))
  reads({ [AT_TWO]: 0 })
  act(() => result.current.keep(withWish(result.current.draft, { consultationType: ConsultationType.order })))
  await settle()
  expect(result.current.gone).toMatchObject({ startTime: AT_TWO, why: 'full' })
})

test('an hour that was free for another purpose, too, is told as taken by who was faster, and not to be waited for unasked', async () => {
  reads({ [AT_TWO]: 1 })
  const { result } = renderHook(() => useBooking({ shop: 's1' }, MODELS))
  await settle()
  act(() => result.current.choose(AT_TWO))
  reads({ [AT_TWO]: 1 })
  act(() => result.current.keep(withWish(result.current.draft, { consultationType: ConsultationType.order })))
  await settle()
  await comeBack({ [AT_TWO]: 0 })
  expect(result.current.gone).toMatchObject({ startTime: AT_TWO, why: 'taken' })
  const { draft, full } = result.current
  expect(toTellOf(draft.isToTell ?? false, full, [])).toBeUndefined()
})

test('a day on which the shop stays closed is told although no hour of it is in the calendar', async () => {
  const page = await findTaken()
  const { gone } = page.current
  if (gone === null) throw new Error('The hour was gone.')
  act(() => page.current.setGone({ ...gone, why: 'closed' }))
  await comeBack({ [AT_THREE]: 1 })
  expect(page.current.gone).toMatchObject({ why: 'closed' })
})
