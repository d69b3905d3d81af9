import { act, renderHook } from '@testing-library/react'
import type { HourWait } from '@/wire/schemas/appointment'
import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { useWaits } from '@/features/appointments/waiting/use-waits'
import { fetchWaits, waitForHour } from '@/services/api/appointment'
import { ApiError } from '@/services/request/errors'
import { alertDialog } from '@/ui/popup/dialogs'
import { enter } from '../../../../support/jest/enter'

jest.mock('@/services/api/appointment')
jest.mock('@/ui/popup/dialogs')

const HOUR = {
  consultationType: ConsultationType.testDrive,
  storeId: 's1',
  modelId: 'vela-7',
  startTime: '2026-11-30 14:00:00',
}
const WAIT = { ...HOUR, id: 'w1' } as HourWait // what is read of it here

/** The page, and what comes of asking to be told of an hour when that fails. */
const askedInVain = async (error: ApiError) => {
  await enter('u1')
  jest.mocked(fetchWaits).mockReset().mockResolvedValueOnce([])
  const { result } = renderHook(() => useWaits(() => undefined))
  await act(async () => undefined)
  jest.mocked(waitForHour).mockRejectedValue(error)
  jest.mocked(fetchWaits).mockResolvedValueOnce([WAIT])
  await act(() => result.current.ask(HOUR))
  return { waits: result.current.waits, title: jest.mocked(alertDialog).mock.lastCall?.[0].title }
}

test('a wait whose reply was lost is not called unchanged, and what is waited for is read again', async () => {
  expect(await askedInVain(new ApiError('network', 0, 'timeout'))).toEqual({
    waits: [WAIT],
    title: 'No answer from the server',
  })
})

test('a wait that was refused changed nothing', async () => {
  expect(await askedInVain(new ApiError('business', ErrorCode.tooManyWaits, 'Three at most.'))).toEqual({
    waits: [],
    title: 'Nothing was changed',
  })
})
