import { render, renderHook, screen } from '@testing-library/react'
import { PersonCard } from '@/features/appointments/booking/person-card'
import { EMPTY_DRAFT } from '@/features/appointments/booking/draft'
import type { BookingView } from '@/features/appointments/booking/use-booking'
import { useSend } from '@/features/appointments/booking/use-send'
import { alertDialog } from '@/ui/popup/dialogs'
import type { Consent } from '@/widgets/consent/use-consent'
import { enter } from '../../../support/jest/enter'
import { FakeXhr, installFakeXhr } from '../../../support/jest/fake-xhr'

jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn(async () => undefined) }))

const drawn = (driverName: string) => render(<PersonCard draft={{ ...EMPTY_DRAFT, driverName }} onName={jest.fn()} />)

test.each(['', '  ', ' Lin Qiao '])('the field has nothing against %j', (name) => {
  drawn(name)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['Lin 😀', '...', '\u3164'])('the field says at once what is wrong with %j', (name) => {
  drawn(name)
  expect(screen.getByRole('alert').textContent).toBe('Letters and digits only')
})

test('a booking by such a name asks for another one, and is not sent', async () => {
  installFakeXhr()
  await enter('u1')
  const hour = { consultationType: 1, storeId: 's1', modelId: 'vela-7', startTime: '2026-11-30 14:00:00' }
  const view = { draft: { driverName: 'Lin 😀' }, free: hour } as unknown as BookingView
  const agreement = { id: 13, version: 1 } as never
  const book = renderHook(() => useSend(view, { agreement, consent: {} as Consent, reload: jest.fn() })).result
  await book.current(true)
  expect(alertDialog).toHaveBeenCalledWith({
    title: 'Please check the name',
    text: 'It takes letters and digits only, so that the shop can call you by it.',
  })
  expect(FakeXhr.sent).toEqual([])
})
