import { act, render, screen } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { ConfigurationViewPage } from '@/features/configuration-view/configuration-view-page'
import * as configurations from '@/services/api/configuration'
import { ApiError } from '@/services/request/errors'

jest.mock('@/services/api/configuration')

test.each([
  ['who has not logged in', ErrorCode.notLoggedIn],
  ['whose login has ended', ErrorCode.sessionExpired],
])('%s is offered the login by a link to a saved car', async (_who, code) => {
  jest.mocked(configurations.fetchSavedConfiguration).mockRejectedValue(new ApiError('auth', code, ''))
  await act(async () => void render(<ConfigurationViewPage link={{ saved: 's1' }} />))
  expect(screen.getByRole('heading', { name: 'Log in to see this car' })).toBeVisible()
})
