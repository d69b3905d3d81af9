import { act, fireEvent, render, screen } from '@testing-library/react'
import { UserIdentity } from '@/wire/enums/profile'
import type { StarfireState } from '@/wire/schemas/starfire'
import { ApplySheet } from '@/features/starfire/apply-sheet'
import { fetchMe } from '@/services/api/account'
import { applyForStar } from '@/services/api/starfire'
import { session } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'
import { enter } from '../../../support/jest/enter'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/account')
jest.mock('@/services/api/starfire')

const JOINED = {} as StarfireState // the page's; here it is only handed on

test('who has joined is an ambassador wherever the user is shown, at once', async () => {
  await enter('u1')
  jest.mocked(applyForStar).mockResolvedValue(JOINED)
  jest.mocked(fetchMe).mockResolvedValue(makeUser({ userIdentityList: [UserIdentity.ambassador] }))
  const onJoined = jest.fn()
  render(<ApplySheet isOpen onClose={() => undefined} onJoined={onJoined} />)
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send application' })))
  expect(onJoined).toHaveBeenCalledWith(JOINED)
  expect(loggedInOf(session.getState())?.user.userIdentityList).toEqual([UserIdentity.ambassador])
})
