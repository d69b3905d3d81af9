import { act, fireEvent, render, screen } from '@testing-library/react'
import type { BankTransfer } from '@/wire/schemas/balance'
import { PayStatus } from '@/wire/enums/payment'
import type { PictureUpload } from '@/domain/picture-upload'
import { Transfer } from '@/features/bank-transfer/transfer'
import { usePictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { makeAttempt } from '../../../support/samples/payment'

jest.mock('@/widgets/picture-uploads/use-picture-uploads')
const uploadsOf = jest.mocked(usePictureUploads)

const picture = { key: 'a', source: 'blob:a' }
const ready: PictureUpload = { ...picture, status: 'ready', path: 'private/a.jpg' }
const onAnnounce = jest.fn(() => Promise.resolve())

const show = (...uploads: PictureUpload[]) => {
  uploadsOf.mockReturnValue({
    uploads,
    add: jest.fn(),
    retry: jest.fn(),
    remove: jest.fn(),
    forget: jest.fn(),
    dropLost: jest.fn(),
  })
  const transfer = {
    attempt: makeAttempt({ payStatus: PayStatus.created, purpose: 'balance' }),
    payee: { name: 'Vela', bank: 'Bank of Shore', account: '6222', isSandbox: false },
    slips: [],
  } as unknown as BankTransfer // as much as is read
  render(<Transfer transfer={transfer} onAnnounce={onAnnounce} onWithdraw={jest.fn()} onLeave={jest.fn()} />)
  return screen.getByRole('button', { name: /^I have transferred/ })
}

test.each<[string, string, PictureUpload[]]>([
  ['without a picture', 'Add a picture of the receipt first', []],
  ['while one is on its way', 'Wait for the upload', [{ ...picture, status: 'uploading', percent: 40 }]],
  ['where one has failed', 'A picture was not uploaded', [{ ...picture, status: 'failed', reason: 'Too large.' }]],
])('%s, what keeps a transfer from being announced is "%s"', (_when, hint, uploads) => {
  const done = show(...uploads)
  expect(done).toHaveAttribute('aria-disabled', 'true')
  expect(done).toHaveTextContent(hint)
})

test('a transfer is announced with the pictures that the server has', async () => {
  const done = show(ready)
  await act(async () => void fireEvent.click(done))
  expect(onAnnounce).toHaveBeenCalledWith(['private/a.jpg'])
})
