import { render, screen } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { NoCar } from '@/features/configurator/car/no-car'
import { ApiError } from '@/services/request/errors'

const show = (error: unknown) =>
  render(<NoCar page={{ status: 'failed', message: 'no', error }} onReload={() => undefined} />)

test.each([
  ['who has not logged in', ErrorCode.notLoggedIn],
  ['whose login has ended', ErrorCode.sessionExpired],
])('%s is offered the login by a link to the car of one account', (_who, code) => {
  show(new ApiError('auth', code, ''))
  expect(screen.getByRole('heading', { name: 'Log in to see this car' })).toBeVisible()
})

test('an order that is not on the account leads to the cars', () => {
  show(new ApiError('business', ErrorCode.orderNotFound, ''))
  expect(screen.getByRole('button', { name: 'See today’s cars' })).toBeVisible()
})
