import { act, render } from '@testing-library/react'
import { MiddlePage } from '@/features/ways-in/middle-page'
import { replaceRoute } from '@/services/navigation/open'
import { logInSilently } from '@/services/session/log-in'
import { tellSession } from '@/services/session/session'
import { tellDeletion } from '@/widgets/deletion-told/tell-deletion'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/navigation/open')
jest.mock('@/services/session/log-in')
jest.mock('@/widgets/deletion-told/tell-deletion')

const done: string[] = []

beforeEach(() => {
  done.length = 0
  tellSession({ type: 'ended' })
  jest.mocked(replaceRoute).mockImplementation(async ({ path }) => void done.push(path))
  jest.mocked(tellDeletion).mockImplementation(async () => void done.push('told'))
})

const open = async (): Promise<void> => {
  render(<MiddlePage target="/pages/activities/own" />)
  await act(async () => undefined)
}

test('whom a login without a tap let in is told of a deletion, once the page that was asked for is open', async () => {
  jest.mocked(logInSilently).mockResolvedValue(true)
  await open()
  expect(done).toEqual(['pages/activities/own', 'told'])
})

test.each([
  ['nobody was let in', () => jest.mocked(logInSilently).mockResolvedValue(false)],
  ['the login failed', () => jest.mocked(logInSilently).mockRejectedValue(new Error('no answer'))],
  [
    'somebody was logged in before',
    () =>
      tellSession({ type: 'login-succeeded', reply: { token: 't', userInfo: makeUser(), agreementsUpdated: false } }),
  ],
])('where %s the page opens, and nothing is told', async (_what, begin) => {
  begin()
  await open()
  expect(done).toEqual(['pages/activities/own'])
})
