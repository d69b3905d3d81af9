import { act, renderHook } from '@testing-library/react'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { bookingIntent } from '@/features/appointments/booking/send-booking'
import { useAppointment } from '@/features/appointments/detail/use-appointment'
import { fetchAppointment } from '@/services/api/appointment'
import { keptKey } from '@/services/idempotency/kept-keys'

jest.mock('@/services/api/appointment')

const HOUR = {
  id: 'a1',
  consultationType: ConsultationType.testDrive,
  storeId: 's1',
  modelId: 'm1',
  startTime: '2026-12-01 10:00:00',
} as AppointmentDetail // what is read of it here

test('an hour that was given back is booked again under another key, also where the reply to its booking was lost', async () => {
  const lost = keptKey(bookingIntent(HOUR)).key
  jest.mocked(fetchAppointment).mockResolvedValue(HOUR)
  const { result } = renderHook(() => useAppointment('a1', true))
  await act(async () => undefined)
  expect(keptKey(bookingIntent(HOUR)).key).toBe(lost)
  await act(() => result.current.act(async () => HOUR, 'Cancelled'))
  expect(keptKey(bookingIntent(HOUR)).key).not.toBe(lost)
})
