import { act, fireEvent, render, screen } from '@testing-library/react'
import { AgreementScene } from '@/wire/enums/agreement'
import type { Consent } from '@/wire/schemas/my-data'
import { ErrorCode } from '@/wire/errors'
import { MyDataPage } from '@/features/my-data/my-data-page'
import { fetchMe } from '@/services/api/account'
import * as api from '@/services/api/my-data'
import { ApiError } from '@/services/request/errors'
import { alertDialog } from '@/ui/popup/dialogs'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/account')
jest.mock('@/services/api/my-data')
jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn(), confirmDialog: async () => true }))

const given = {
  id: 13,
  title: 'Privacy statement',
  version: 3,
  scene: AgreementScene.customerInformation,
  acceptedTime: '2026-11-20 10:00:00',
  orderNo: null,
  withdrawnTime: null,
  isOptional: true,
} as Consent
const takenBack: Consent = { ...given, withdrawnTime: '2026-11-28 10:00:00' }

/** Takes the consent back, with a call that fails so. */
const takeBack = async (failure: ApiError) => {
  jest.mocked(alertDialog).mockReset()
  jest.mocked(fetchMe).mockReset().mockResolvedValue(makeUser())
  jest.mocked(api.fetchConsents).mockReset().mockResolvedValueOnce([given]).mockResolvedValue([takenBack])
  jest.mocked(api.withdrawConsent).mockRejectedValueOnce(failure)
  render(<MyDataPage isAllowed />)
  fireEvent.click(await screen.findByText('Take back'))
  await act(async () => undefined)
}

test('where no answer comes nobody says that the consent stands, and the page reads whether it does', async () => {
  await takeBack(new ApiError('network', 0, 'timeout'))
  expect(alertDialog).toHaveBeenCalledWith(expect.objectContaining({ title: 'No answer from the server' }))
  expect(await screen.findByText('Taken back')).toBeVisible()
  expect(fetchMe).toHaveBeenCalledTimes(1)
})

test('what the server refuses was not taken back', async () => {
  await takeBack(new ApiError('business', ErrorCode.consentStillNeeded, 'An order needs it.'))
  expect(alertDialog).toHaveBeenCalledWith({ title: 'It was not taken back', text: 'An order needs it.' })
  expect(api.fetchConsents).toHaveBeenCalledTimes(1)
})
