import { act, fireEvent, render, screen } from '@testing-library/react'
import { ProfileEditingPage } from '@/features/profile-editing/profile-editing-page'
import * as account from '@/services/api/account'
import { fetchAreaTree } from '@/services/api/common'
import { tellSession } from '@/services/session/session'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/account')
jest.mock('@/services/api/common')

const user = makeUser({ nickName: 'Lin', biography: '' })
const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })

test('what was saved stands in the form, which stays for what was typed meanwhile', async () => {
  localStorage.clear()
  jest.mocked(account.fetchMe).mockResolvedValue(user)
  jest.mocked(fetchAreaTree).mockResolvedValue([])
  let answer: () => void = () => undefined
  jest
    .mocked(account.editUser)
    .mockImplementation((edit) => new Promise((resolve) => (answer = () => resolve({ ...user, ...edit }))))
  act(() => tellSession({ type: 'login-succeeded', reply: { token: 't', userInfo: user, agreementsUpdated: false } }))
  render(<ProfileEditingPage isAllowed />)
  await screen.findByRole('textbox', { name: 'Nickname' })
  type('Nickname', 'Lin Mei')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  type('About me', 'Sheep.')
  await act(async () => answer())
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Lin Mei')
  expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('Sheep.')
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true')
})
