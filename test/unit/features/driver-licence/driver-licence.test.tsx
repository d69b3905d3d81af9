import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Agreement } from '@/wire/schemas/agreement'
import { ErrorCode } from '@/wire/errors'
import { DriverLicence } from '@/features/driver-licence/driver-licence'
import type { Side, Sides } from '@/features/driver-licence/side'
import * as account from '@/services/api/account'
import { choosePicture } from '@/platform/media-choice'
import { uploadPrivateFile } from '@/services/api/common'
import { ApiError } from '@/services/request/errors'
import * as dialogs from '@/ui/popup/dialogs'

jest.mock('@/services/api/account')
jest.mock('@/services/api/common')
jest.mock('@/platform/media-choice')
jest.mock('@/ui/popup/dialogs')
const alerts = jest.mocked(dialogs.alertDialog)
const onReload = jest.fn()
const onLeave = jest.fn(() => Promise.resolve())

const sideOf = (path: string): Side => ({ status: 'ready', key: path, source: '', path })

const show = (sides: Partial<Sides> = {}) =>
  render(
    <DriverLicence
      licence={{
        userId: 'u1',
        isKept: false,
        sides: { front: sideOf('private/f.jpg'), back: sideOf('private/b.jpg'), ...sides },
        agreement: { id: 13, title: 'Privacy policy', version: 2 } as Agreement, // as much as is read
      }}
      onReload={onReload}
      onLeave={onLeave}
    />,
  )

const submitAgainst = async (error: ApiError) => {
  jest.mocked(account.updateDrivingLicense).mockRejectedValue(error)
  show()
  fireEvent.click(screen.getByRole('checkbox', { name: /Privacy policy/ }))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Submit/ })))
  expect(onLeave).not.toHaveBeenCalled()
}

beforeEach(() => void jest.clearAllMocks())

test('a lost reply is told as one, and the licence is read again', async () => {
  await submitAgainst(new ApiError('network', 0, 'timeout'))
  expect(alerts).toHaveBeenCalledWith(expect.objectContaining({ title: 'No answer from the server' }))
  expect(onReload).toHaveBeenCalledTimes(1)
})

test('a login that has ended is told by the login alone', async () => {
  await submitAgainst(new ApiError('auth', 401, 'Please log in.'))
  expect(alerts).not.toHaveBeenCalled()
  expect(onReload).not.toHaveBeenCalled()
})

test('what the server refuses was not saved', async () => {
  await submitAgainst(new ApiError('business', ErrorCode.fileNotFound, 'This picture is not there any more.'))
  expect(alerts).toHaveBeenCalledWith({
    title: 'The licence was not saved',
    text: 'This picture is not there any more.',
  })
  expect(onReload).not.toHaveBeenCalled()
})

test('agreements that were outdated are read again, and agreed to anew', async () => {
  await submitAgainst(new ApiError('business', ErrorCode.agreementOutdated, 'It was updated.'))
  expect(onReload).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('checkbox', { name: /Privacy policy/ })).not.toBeChecked()
})

describe('a picture that did not get there', () => {
  const failed: Side = { status: 'failed', key: 'k1', source: 'old.jpg', reason: 'It is too large.' }
  const upload = jest.mocked(uploadPrivateFile)
  const tap = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

  beforeEach(() => {
    upload.mockRejectedValue(new ApiError('business', ErrorCode.uploadTooLarge, 'It is too large.'))
    show({ front: failed })
  })

  test('is sent again as the same one', async () => {
    await tap(/It is too large/)
    expect(upload).toHaveBeenCalledWith('old.jpg', expect.objectContaining({ idempotencyKey: 'k1' }))
  })

  test('gives way to another one', async () => {
    jest.mocked(choosePicture).mockResolvedValue('new.jpg')
    await tap('Replace the front')
    expect(upload.mock.calls).toEqual([
      ['new.jpg', expect.objectContaining({ idempotencyKey: expect.not.stringMatching('k1') })],
    ])
  })
})
