import { act, render, screen } from '@testing-library/react'
import { CustomerNumber } from '@/features/business-card/customer-number'
import { fetchSalesAccount } from '@/services/api/account'
import { tellSession } from '@/services/session/session'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/account', () => ({ fetchSalesAccount: jest.fn() }))

test('the number of a customer can be copied as long as the customer is logged in, and no longer', async () => {
  jest.mocked(fetchSalesAccount).mockResolvedValue('sales-account-of-u1')
  await act(async () =>
    tellSession({ type: 'login-succeeded', reply: { token: 't', userInfo: makeUser(), agreementsUpdated: false } }),
  )
  render(<CustomerNumber adviserName="Lin" />)
  await screen.findByRole('button')
  await act(async () => tellSession({ type: 'token-refused', token: 't' }))
  expect(screen.queryByRole('button')).toBeNull()
})
