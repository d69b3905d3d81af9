import { act, renderHook } from '@testing-library/react'
import { useSend } from '@/features/appointments/booking/use-send'
import type { BookingView } from '@/features/appointments/booking/use-booking'
import { useWaits } from '@/features/appointments/waiting/use-waits'
import { openLogin } from '@/services/navigation/login-return'
import type { Consent } from '@/widgets/consent/use-consent'
import { enter } from '../../../support/jest/enter'
import { installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

jest.mock('@/services/navigation/login-return')

const UNAUTHORIZED = 40_100
const HOUR = { consultationType: 1, storeId: 's1', modelId: 'vela-7', startTime: '2026-11-30 14:00:00' } as const
const view = { draft: { driverName: 'Lin' }, free: HOUR } as unknown as BookingView
const agreement = { id: 13, version: 1 } as never

const book = () =>
  renderHook(() => useSend(view, { agreement, consent: {} as Consent, reload: () => undefined })).result
const wait = () => renderHook(() => useWaits(() => undefined)).result

beforeEach(async () => {
  installFakeXhr()
  jest.mocked(openLogin).mockReset().mockResolvedValue(undefined)
  window.location.hash = '#/pages/test-drive/index'
  await enter('u1')
})

describe.each<[string, () => Promise<unknown>]>([
  ['booking an hour', () => book().current(true)],
  ['asking to be told of an hour', () => wait().current.ask(HOUR)],
])('who is logged out while %s', (_, begin) => {
  const logOut = async (meanwhile: () => void) => {
    const sent = begin()
    meanwhile()
    await act(async () => {
      lastSent().refuse(UNAUTHORIZED, 'Log in again.')
      await sent
    })
  }

  test('is led to the login', async () => {
    await logOut(() => undefined)
    expect(openLogin).toHaveBeenCalledTimes(1)
  })

  test('is led nowhere from the page that was opened meanwhile', async () => {
    await logOut(() => (window.location.hash = '#/pages/home/index'))
    expect(openLogin).not.toHaveBeenCalled()
  })
})
