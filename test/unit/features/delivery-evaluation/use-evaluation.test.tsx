import { act, renderHook } from '@testing-library/react'
import { useEvaluation } from '@/features/delivery-evaluation/use-evaluation'
import * as api from '@/services/api/evaluation'
import { ApiError } from '@/services/request/errors'
import * as dialogs from '@/ui/popup/dialogs'

jest.mock('@/services/api/evaluation')
jest.mock('@/ui/popup/dialogs')
const SAID = { stars: { car: 5, handover: 5, centre: 5 }, tags: [], words: '', photos: [] }

const sendAgainst = async (error: ApiError) => {
  jest.mocked(api.sendEvaluation).mockRejectedValue(error)
  const { result } = renderHook(() => useEvaluation('o1', false))
  await act(() => result.current.send(SAID))
}

beforeEach(() => void jest.clearAllMocks())

test('a lost reply is told as one', async () => {
  await sendAgainst(new ApiError('network', 0, 'timeout'))
  expect(dialogs.alertDialog).toHaveBeenCalledWith(expect.objectContaining({ title: 'No answer from the server' }))
})

test('a login that has ended is told by the login alone', async () => {
  await sendAgainst(new ApiError('auth', 401, 'Please log in.'))
  expect(dialogs.alertDialog).not.toHaveBeenCalled()
})
