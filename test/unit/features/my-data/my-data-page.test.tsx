import { act, fireEvent, render, screen } from '@testing-library/react'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import type { Consent } from '@/wire/schemas/my-data'
import { MyDataPage } from '@/features/my-data/my-data-page'
import { fetchMe } from '@/services/api/account'
import { fetchConsents, fetchDataLink, withdrawConsent } from '@/services/api/my-data'
import { session, tellSession } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/account')
jest.mock('@/services/api/my-data')

const CONSENT: Consent = {
  id: AgreementId.leadActivityPrivacyStatement,
  version: 1,
  title: 'Privacy statement',
  scene: AgreementScene.customerInformation,
  acceptedTime: '2026-11-20 10:00:00',
  withdrawnTime: null,
  isOptional: true,
  orderNo: null,
}

/** Presses the last one that is called so: a dialog's button lies above the page's. */
const press = async (name: string) => {
  const button = screen.getAllByRole('button', { name }).at(-1)
  if (button) fireEvent.click(button)
  await act(async () => undefined)
}

test('with the consent that it was given under the driving licence is gone from the user, too', async () => {
  const user = makeUser({ driverLicense: { frontImage: 'private/1.webp', backImage: 'private/2.webp' } })
  tellSession({ type: 'login-succeeded', reply: { token: 'u1', userInfo: user, agreementsUpdated: false } })
  jest.mocked(fetchConsents).mockResolvedValue([CONSENT])
  jest.mocked(withdrawConsent).mockResolvedValue([])
  jest.mocked(fetchMe).mockResolvedValue(makeUser({ driverLicense: null }))
  render(<MyDataPage isAllowed />)
  await act(async () => undefined)
  await press('Take back')
  await press('Take back')
  expect(withdrawConsent).toHaveBeenCalledTimes(1)
  expect(loggedInOf(session.getState())?.user.driverLicense).toBeNull()
})

test.each([
  ['Safari/604.1', true],
  ['MicroMessenger/8.0.50', false],
])(
  'the file is downloaded, or in a browser that cannot said to be had in another one: %s',
  async (browser, isDownloaded) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (iPhone) ${browser}`)
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    click.mockClear()
    jest.mocked(fetchConsents).mockResolvedValue([])
    jest.mocked(fetchDataLink).mockResolvedValue({ fileName: 'my-data.zip', url: '/data/1' })
    render(<MyDataPage isAllowed />)
    await act(async () => undefined)
    await press('Download')
    expect(click).toHaveBeenCalledTimes(isDownloaded ? 1 : 0)
    expect(screen.queryAllByText(/^WeChat’s browser downloads no files\./)).toHaveLength(isDownloaded ? 0 : 1)
  },
)
