import { act, render, screen } from '@testing-library/react'
import { AppointmentStatus } from '@/wire/enums/appointment'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { DetailPage } from '@/features/appointments/detail/detail-page'
import { fetchAppointment } from '@/services/api/appointment'
import { serverNow } from '@/services/server-clock'
import { enter } from '../../../../support/jest/enter'

jest.mock('@/services/api/appointment')
jest.mock('@/widgets/subscription/subscription-ask', () => ({ SubscriptionAsk: () => 'Asks to tell of it' }))

/** A confirmed drive that began so long ago, which nobody can change any more. */
const begun = (agoMs: number, changes: Partial<AppointmentDetail> = {}): AppointmentDetail => {
  const startMs = serverNow() - agoMs
  return {
    id: 'a1',
    consultationType: ConsultationType.testDrive,
    status: AppointmentStatus.confirmed,
    modelId: 'm1',
    modelName: 'Vela 7',
    carPoster: '',
    storeId: 's1',
    storeName: 'Vela Space',
    address: '',
    cityCode: '',
    longitude: 121,
    latitude: 31,
    adviser: { name: 'Su Wan', role: 'Guide', phone: '', avatar: '' },
    startTime: formatShanghai(startMs),
    endTime: formatShanghai(startMs + HOUR_MS),
    driverName: 'Lin',
    checkedInTime: null,
    drivenMetres: null,
    stars: null,
    praise: null,
    mayChange: false,
    mayCancel: false,
    mayRate: false,
    code: '123456789012',
    ...changes,
  }
}

const show = async (appointment: AppointmentDetail) => {
  jest.mocked(fetchAppointment).mockResolvedValue(appointment)
  await enter('u1')
  render(<DetailPage id="a1" />)
  await act(async () => undefined)
}
afterEach(() => jest.useRealTimers())

const code = () => screen.queryByText('1234 5678 9012')

test('who comes a minute late has the code to show', async () => {
  await show(begun(MINUTE_MS))
  expect(code()).toBeVisible()
})

test.each<[string, Partial<AppointmentDetail>]>([
  ['has let them in', { checkedInTime: formatShanghai(0) }],
  ['lets nobody in any more', { status: AppointmentStatus.missed }],
])('a code that %s is shown no more', async (_, changes) => {
  await show(begun(MINUTE_MS, changes))
  expect(screen.getByText('Vela 7')).toBeVisible()
  expect(code()).toBeNull()
})

test('an hour that is over is neither kept nor soon confirmed any more, and can be booked again', async () => {
  await show(begun(HOUR_MS, { status: AppointmentStatus.booked }))
  expect(screen.getByRole('heading', { name: 'Your hour is over' })).toBeVisible()
  expect(screen.getByText('The shop has yet to note your visit.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Book again' })).toBeVisible()
  expect(code()).toBeVisible()
})

test.each<[string, Partial<AppointmentDetail>]>([
  ['Change time', { mayChange: true, mayCancel: true }],
  ['Cancel appointment', { mayCancel: true }],
])('the page says that the hour is over as it ends, and offers "%s" no more', async (name, rights) => {
  jest.useFakeTimers({ now: serverNow() })
  await show(begun(HOUR_MS - 1000, rights))
  expect(screen.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
  expect(screen.getByRole('button', { name })).toBeVisible()
  expect(screen.getByText('Asks to tell of it')).toBeVisible()
  await act(async () => jest.advanceTimersByTime(2000))
  expect(screen.getByRole('heading', { name: 'Your hour is over' })).toBeVisible()
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('Asks to tell of it')).toBeNull()
  expect(screen.getByRole('button', { name: 'Book again' })).toBeVisible()
})

test('who was let in is told that a review is possible once the shop has ended the visit', async () => {
  await show(begun(HOUR_MS, { checkedInTime: formatShanghai(0) }))
  expect(screen.getByText(/^You were there\. Once the shop/)).toBeVisible()
})

describe.each([
  [ConsultationType.testDrive, /Have a good drive/, /driving/, true],
  [ConsultationType.order, /We are with you in a moment/, /coming to see us/, false],
])('who comes for %s', (consultationType, welcome, thanks, hasRoute) => {
  const done = { consultationType, status: AppointmentStatus.done, checkedInTime: formatShanghai(0), mayRate: true }

  test('is welcomed to that', async () => {
    await show(begun(MINUTE_MS, { consultationType, checkedInTime: formatShanghai(0) }))
    expect(screen.getByText(welcome)).toBeVisible()
  })

  test('is thanked for that, and asked what was good about it', async () => {
    await show(begun(HOUR_MS, done))
    expect(screen.getByText(thanks)).toHaveTextContent('How was it?')
    expect(screen.getByRole('checkbox', { name: 'No pressure' })).toBeVisible()
    expect(screen.queryAllByRole('checkbox', { name: 'Good route' })).toHaveLength(hasRoute ? 1 : 0)
  })

  test('is thanked for the review of that', async () => {
    await show(begun(HOUR_MS, { ...done, stars: 5, mayRate: false }))
    expect(screen.getByText(thanks)).toHaveTextContent('for your review')
  })
})
