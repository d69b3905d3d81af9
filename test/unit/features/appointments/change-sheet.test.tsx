import { act, fireEvent, render, screen } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { ChangeSheet } from '@/features/appointments/detail/change-sheet'
import { changeAppointment, fetchCalendar, holdHour } from '@/services/api/appointment'
import { ApiError } from '@/services/request/errors'
import { serverNow } from '@/services/server-clock'
import { tellSession } from '@/services/session/session'
import { makeUser } from '../../../support/samples/user'

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
  }) as AppointmentDetail // what is read of it here

const sheetFor = (startTime: string) => (
  <ChangeSheet
    appointment={appointmentAt(startTime)}
    isOpen
    act={async (change) => void (await change())}
    onCancel={async () => undefined}
    onClose={() => undefined}
  />
)
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

beforeEach(() => {
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
