import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { ErrorCode } from '@/wire/errors'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail, HourWait } from '@/wire/schemas/appointment'
import { MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { ChangeSheet } from '@/features/appointments/detail/change-sheet'
import { useMove } from '@/features/appointments/detail/use-move'
import { FreedHours } from '@/features/appointments/waiting/waits-card'
import {
  changeAppointment,
  fetchCalendar,
  fetchNearestFree,
  fetchWaits,
  holdHour,
  waitForHour,
} from '@/services/api/appointment'
import { ApiError } from '@/services/request/errors'
import { serverNow } from '@/services/server-clock'
import { tellSession } from '@/services/session/session'
import { makeUser } from '../../../../support/samples/user'

jest.mock('@/services/api/appointment')

const DAY = '2026-12-01'
const at = (hour: number) => `${DAY} ${hour}:00:00`
const appointmentAt = (startTime: string) =>
  ({
    id: 'a1',
    consultationType: ConsultationType.testDrive,
    storeId: 's1',
    modelId: 'm1',
    startTime,
    mayChange: true,
  }) as AppointmentDetail // what is read of it here

const reload = jest.fn()

function Sheet({ startTime, isOpened }: { startTime: string; isOpened: boolean }) {
  const appointment = appointmentAt(startTime)
  const view = useMove(appointment, { act: async (change) => void (await change()), reload })
  // As a tap opens it, anew for each change.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => (isOpened ? view.open() : undefined), [startTime])
  return (
    <>
      <FreedHours waits={view.waits} onChoose={(wait) => view.open(wait.startTime)} />
      <ChangeSheet appointment={appointment} view={view} onCancel={async () => undefined} />
    </>
  )
}
const sheetFor = (startTime: string, isOpened = true) => <Sheet startTime={startTime} isOpened={isOpened} />
const press = async (name: RegExp, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }))
  await act(async () => undefined)
}

const offer = (lefts: Readonly<Record<number, number>>) => {
  const slots = Object.entries(lefts).map(([hour, left]) => ({ startTime: at(Number(hour)), left }))
  jest.mocked(fetchCalendar).mockResolvedValue({ days: [{ day: DAY, isOpen: true, slots }] } as never)
}
const open = async () => {
  const sheet = render(sheetFor(at(14)))
  await act(async () => undefined)
  return sheet
}

/** That somebody waits to move an appointment to four. */
const waitOf = (appointmentId: string, toldTime: string | null): HourWait => {
  const { consultationType, storeId, modelId } = appointmentAt(at(14))
  const names = { storeName: 'S', modelName: 'M' }
  return { id: 'w', consultationType, storeId, modelId, ...names, startTime: at(16), appointmentId, toldTime }
}

beforeEach(() => {
  reload.mockReset()
  jest.mocked(fetchNearestFree).mockReset().mockResolvedValue([])
  jest.mocked(fetchWaits).mockReset().mockResolvedValue([])
  jest
    .mocked(holdHour)
    .mockReset()
    .mockResolvedValue({ expirationTime: formatShanghai(serverNow() + 5 * MINUTE_MS) })
  act(() =>
    tellSession({ type: 'login-succeeded', reply: { token: 't', userInfo: makeUser(), agreementsUpdated: false } }),
  )
})

test('the hour that is chosen to move to is held', async () => {
  offer({ 14: 2, 15: 2 })
  await open()
  expect(holdHour).not.toHaveBeenCalled()
  await press(/^15:00/, 'radio')
  expect(jest.mocked(holdHour).mock.lastCall?.[0]).toMatchObject({ startTime: at(15), appointmentId: 'a1' })
  expect(screen.getByText('Held for 5 minutes')).toBeVisible()
})

test('an hour that somebody was faster to take is told as taken', async () => {
  offer({ 14: 2, 15: 1 })
  await open()
  jest.mocked(holdHour).mockRejectedValue(new ApiError('business', ErrorCode.slotTaken, 'Taken.'))
  offer({ 14: 2, 15: 0 })
  await press(/^15:00/, 'radio')
  expect(screen.getByRole('radio', { name: '15:00, Taken' })).not.toBeChecked()
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull()
})

test('an appointment that was moved can be moved once more, and not to the hour that it has', async () => {
  offer({ 14: 2, 15: 2, 16: 2 })
  jest.mocked(changeAppointment).mockImplementation(async ({ startTime }) => appointmentAt(startTime))
  const { rerender } = await open()
  await press(/^15:00/, 'radio')
  await press(/^Weather/, 'radio')
  await press(/^Change to .*15:00/)
  rerender(sheetFor(at(15)))
  await act(async () => undefined)

  expect(screen.getByRole('radio', { name: 'Weather' })).not.toBeChecked()
  await press(/^15:00/, 'radio')
  expect(screen.getByRole('radio', { name: /^15:00/ })).not.toBeChecked()
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull()
  await press(/^16:00/, 'radio')
  await press(/^Change to .*16:00/)
  expect(changeAppointment).toHaveBeenLastCalledWith({ id: 'a1', startTime: at(16) })
})

test('a full hour can be waited for, to move this appointment to it, and the sheet closes', async () => {
  offer({ 14: 2, 15: 2, 16: 0 })
  const { storeId } = appointmentAt(at(14))
  const free = { storeName: 'S', address: '', left: 2, distanceMetres: null }
  jest.mocked(fetchNearestFree).mockResolvedValue([
    { ...free, storeId, startTime: at(15) },
    { ...free, storeId, startTime: at(14) },
    { ...free, storeId: 'another', startTime: at(16), distanceMetres: 900 },
  ])
  jest.mocked(waitForHour).mockResolvedValue([waitOf('a1', null)])
  await open()
  await press(/^16:00, Full/, 'radio')
  expect(screen.getByRole('radio', { name: /^Tell me if 16:00 comes free/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^16:00, Full/ })).toBeChecked()
  const nearest = screen.getByRole('radiogroup', { name: 'Nearest free' })
  expect(within(nearest).getAllByRole('radio')).toHaveLength(2)
  expect(within(nearest).getByRole('radio', { name: /15:00/ })).not.toBeChecked()
  expect(holdHour).not.toHaveBeenCalled()

  await press(/^Tell me$/)
  expect(waitForHour).toHaveBeenCalledWith(expect.objectContaining({ startTime: at(16), appointmentId: 'a1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each<[string, number]>([
  ['can be moved no more', ErrorCode.appointmentChanged],
  ['is not there any more', ErrorCode.appointmentNotFound],
])('to wait with an appointment that %s closes the sheet and reads the page anew', async (_, code) => {
  offer({ 14: 2, 16: 0 })
  jest.mocked(waitForHour).mockRejectedValue(new ApiError('business', code, 'No.'))
  await open()
  await press(/^16:00, Full/, 'radio')
  await press(/^Tell me$/)
  expect(reload).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change time' })).toBeNull())
})

test('a full hour of the sheet that is waited for already is not asked for twice', async () => {
  offer({ 14: 2, 16: 0 })
  jest.mocked(fetchWaits).mockResolvedValue([waitOf('a1', null)])
  await open()
  await press(/^16:00, Full/, 'radio')
  expect(screen.queryByRole('button', { name: 'Tell me' })).toBeNull()
  expect(screen.queryByRole('radio', { name: /^Tell me/ })).toBeNull()
})

test('an hour that has come free for this appointment is one tap away from being moved to', async () => {
  offer({ 14: 2, 16: 1 })
  jest
    .mocked(fetchWaits)
    .mockResolvedValue([waitOf('a1', at(9)), { ...waitOf('a2', at(9)), id: 'x', startTime: at(17) }])
  render(sheetFor(at(14), false))
  await act(async () => undefined)
  expect(screen.getAllByText('Move to it')).toHaveLength(1)
  expect(screen.getByText(/^M, S · Yours to move to until/)).toBeVisible()
  await press(/^Move to it, .*16:00/)
  expect(screen.getByRole('radio', { name: /^16:00/ })).toBeChecked()
  expect(jest.mocked(holdHour).mock.lastCall?.[0]).toMatchObject({ startTime: at(16), appointmentId: 'a1' })
  await press(/^Change to .*16:00/)
  expect(changeAppointment).toHaveBeenLastCalledWith({ id: 'a1', startTime: at(16) })
})
