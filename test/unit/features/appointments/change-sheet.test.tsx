import { act, fireEvent, render, screen } from '@testing-library/react'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { ChangeSheet } from '@/features/appointments/detail/change-sheet'
import { changeAppointment, fetchCalendar } from '@/services/api/appointment'

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

test('an appointment that was moved can be moved once more, and not to the hour that it has', async () => {
  const slots = [14, 15, 16].map((hour) => ({ startTime: at(hour), left: 2 }))
  jest.mocked(fetchCalendar).mockResolvedValue({ days: [{ day: DAY, isOpen: true, slots }] } as never)
  jest.mocked(changeAppointment).mockImplementation(async ({ startTime }) => appointmentAt(startTime))
  const { rerender } = render(sheetFor(at(14)))
  await act(async () => undefined)
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
