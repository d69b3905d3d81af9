import { act, renderHook } from '@testing-library/react'
import type { BankTransfer } from '@/wire/schemas/balance'
import { PayStatus } from '@/wire/enums/payment'
import { useTransfer } from '@/features/bank-transfer/use-transfer'
import * as balance from '@/services/api/balance'
import { ApiError } from '@/services/request/errors'
import * as dialogs from '@/ui/popup/dialogs'
import { makeAttempt } from '../../../support/samples/payment'

jest.mock('@/services/api/balance')
jest.mock('@/ui/popup/dialogs')
const fetchTransfer = jest.mocked(balance.fetchTransfer)
const withdrawTransfer = jest.mocked(balance.withdrawTransfer)

const transferIn = (payStatus: PayStatus) =>
  ({ attempt: makeAttempt({ payNo: 'P9', payStatus, purpose: 'balance' }) }) as BankTransfer // as much as is read

async function open() {
  fetchTransfer.mockResolvedValue(transferIn(PayStatus.pending))
  const hook = renderHook(() => useTransfer({ id: 'o1', amountFen: 100_000, payNo: 'P9' }, true))
  await act(async () => undefined)
  fetchTransfer.mockRejectedValue(new ApiError('network', 0, 'offline'))
  return hook
}

beforeEach(() => void jest.mocked(dialogs.confirmDialog).mockResolvedValue(true))

test('what was withdrawn is shown so, also where the network goes with the reply', async () => {
  const { result } = await open()
  withdrawTransfer.mockResolvedValue(transferIn(PayStatus.closed))
  await act(() => result.current.withdraw())
  expect(result.current.page).toMatchObject({ status: 'ready', data: { attempt: { payStatus: PayStatus.closed } } })
})

test('after a refusal it is read again, and what cannot be read is said where it stays', async () => {
  const { result } = await open()
  withdrawTransfer.mockRejectedValue(new ApiError('business', 409, 'It was matched.'))
  await act(() => result.current.withdraw())
  expect(dialogs.alertDialog).toHaveBeenCalledWith(expect.objectContaining({ text: 'It was matched.' }))
  expect(result.current.page).toMatchObject({ status: 'ready', data: { attempt: { payStatus: PayStatus.pending } } })
  expect(result.current.page).toHaveProperty('refreshFailure', expect.any(String))
})
