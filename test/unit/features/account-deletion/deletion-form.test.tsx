import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { ErrorCode } from '@/wire/errors'
import type { Agreement } from '@/wire/schemas/agreement'
import { DeletionForm } from '@/features/account-deletion/deletion-form'
import { sendSmsCode } from '@/services/api/account'
import { ApiError } from '@/services/request/errors'
import { deleteAccount } from '@/services/session/delete-account'
import { acceptAgreements } from '@/services/session/profile'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/account')
jest.mock('@/services/session/delete-account')
jest.mock('@/services/session/profile')

// What is read of it here.
const AGREEMENT = { id: AgreementId.accountDeletionNotice, version: 1, title: 'Account deletion' } as Agreement
const DELETION = {
  obstacles: [],
  losses: { points: 0, levelName: null, coupons: 0, configurations: 0 },
  cooling: null,
} as never

const form = (agreements: Agreement[], onReload = () => undefined) => (
  <DeletionForm
    deletion={DELETION}
    agreements={agreements}
    user={makeUser()}
    onReload={onReload}
    onLeave={() => undefined}
  />
)

const settle = () => act(async () => undefined)
const press = async (name: string, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }))
  await settle()
}

test('an agreement that has changed meanwhile is told, read again, and to be agreed to again', async () => {
  jest.mocked(sendSmsCode).mockResolvedValue({ resendAfterSeconds: 60 } as never)
  const outdated = new ApiError('business', ErrorCode.agreementOutdated, 'Please read the new version.')
  jest.mocked(acceptAgreements).mockRejectedValue(outdated)
  const onReload = jest.fn()
  render(form([AGREEMENT], onReload))
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Delete')
  onReload.mockClear()
  fireEvent.change(screen.getByRole('textbox', { name: /Verification code/ }), { target: { value: '123456' } })
  await settle()
  expect(screen.getByText('Deletion is not booked')).toBeInTheDocument()
  await press('OK')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Verification code/ })).toBeNull())
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(onReload).toHaveBeenCalledTimes(1)
  expect(deleteAccount).not.toHaveBeenCalled()
})

test('a tick that was given to one version is not said of another that came while the page was open', async () => {
  const { rerender } = render(form([AGREEMENT]))
  fireEvent.click(screen.getByRole('checkbox'))
  rerender(form([{ ...AGREEMENT }]))
  expect(screen.getByRole('checkbox')).toBeChecked()
  rerender(form([{ ...AGREEMENT, version: 2 }]))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('a code that is typed confirms the versions that were agreed to as it was asked for', async () => {
  jest.mocked(sendSmsCode).mockResolvedValue({ resendAfterSeconds: 60 } as never)
  jest.mocked(acceptAgreements).mockReset().mockResolvedValue(undefined)
  const { rerender } = render(form([AGREEMENT]))
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Delete')
  rerender(form([{ ...AGREEMENT, version: 2 }]))
  fireEvent.change(screen.getByRole('textbox', { name: /Verification code/ }), { target: { value: '123456' } })
  await settle()
  expect(acceptAgreements).toHaveBeenCalledWith({
    agreements: [{ id: AGREEMENT.id, version: 1 }],
    scene: AgreementScene.accountDelete,
  })
})
