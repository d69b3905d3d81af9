import { render, screen } from '@testing-library/react'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { HourWait } from '@/wire/schemas/appointment'
import { AwaitedHours, FreedHours } from '@/features/appointments/waiting/waits-card'

const waitOf = (appointmentId: string | null, toldTime: string | null): HourWait => ({
  id: 'w1',
  consultationType: ConsultationType.testDrive,
  storeId: 's1',
  storeName: 'Vela Space',
  modelId: 'vela-7',
  modelName: 'Vela 7',
  startTime: '2026-11-30 14:00:00',
  appointmentId,
  toldTime,
})
const TOLD = '2026-11-30 09:00:00'

test.each<[string, string | null, RegExp]>([
  ['to be booked', null, /^Vela 7, Vela Space · To be booked until /],
  ['to be moved to', 'a1', /^Vela 7, Vela Space · Yours to move to until /],
])('an hour that came free %s says until when it is', (_, appointmentId, note) => {
  render(<FreedHours waits={[waitOf(appointmentId, TOLD)]} onChoose={() => undefined} />)
  expect(screen.getByText(note)).toBeVisible()
})

test.each<[string, string | null, RegExp]>([
  ['to be booked', null, /^Vela 7, Vela Space · One message, until /],
  ['to be moved to', 'a1', /^Vela 7, Vela Space · To move your appointment\. One message, until /],
])('an hour that is waited for %s says what it is for', (_, appointmentId, note) => {
  render(<AwaitedHours waits={[waitOf(appointmentId, null)]} onTakeBack={async () => undefined} />)
  expect(screen.getByText(note)).toBeVisible()
})
