import { act, fireEvent, render, screen } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { EverywhereDialog } from '@/features/devices/everywhere-dialog'
import { logOutEach } from '@/features/devices/log-out-each'
import { logoutDevice, logoutEverywhere } from '@/services/api/account'
import { ApiError } from '@/services/request/errors'
import { session, tellSession } from '@/services/session/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/account')
jest.mock('@/ui/popup/dialogs')

const NO_ANSWER = new ApiError('network', 0, 'timeout')
const REFUSED = new ApiError('business', ErrorCode.invalidField, 'Which device?')

const close = jest.fn()

const pressAll = async (): Promise<void> => {
  render(<EverywhereDialog isOpen count={2} others={1} onKeepThis={async () => undefined} onClose={close} />)
  fireEvent.click(screen.getByRole('button', { name: 'Log out all' }))
  await act(async () => undefined)
}

beforeEach(() => {
  jest.clearAllMocks()
  tellSession({ type: 'login-succeeded', reply: { token: 't1', userInfo: makeUser(), agreementsUpdated: false } })
})

describe('logging out everywhere', () => {
  it('is done where the server does not know the login any more: the reply of before was lost', async () => {
    jest.mocked(logoutEverywhere).mockRejectedValue(new ApiError('auth', ErrorCode.sessionExpired, 'Log in again.'))
    await pressAll()
    expect(alertDialog).not.toHaveBeenCalled()
    expect(session.getState()).toEqual({ status: 'loggedOut', hasExpired: false })
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('says that no answer came where it is not known, and leaves the login for another try', async () => {
    jest.mocked(logoutEverywhere).mockRejectedValue(NO_ANSWER)
    await pressAll()
    expect(alertDialog).toHaveBeenCalledWith(expect.objectContaining({ title: 'No answer from the server' }))
    expect(session.getState().status).toBe('loggedIn')
    expect(close).toHaveBeenCalledTimes(1)
  })
})

test.each([
  [NO_ANSWER, 'No answer from the server'],
  [REFUSED, 'Not logged out'],
])('of one device that was not logged out it is told what is known: %s', async (error, title) => {
  jest.mocked(logoutDevice).mockRejectedValue(error)
  const onFailed = jest.fn()
  await logOutEach(['d1'], { onLeft: () => undefined, onFailed })
  expect(alertDialog).toHaveBeenCalledWith(expect.objectContaining({ title }))
  expect(onFailed).toHaveBeenCalledTimes(1)
})
