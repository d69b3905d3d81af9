import { createOpenedCard } from '@/services/opened-card'
import { tellSession } from '@/services/session/session'
import { logInAs } from '../../support/jest/log-in-as'

const card = { id: 'a1' }
const opened = createOpenedCard<typeof card>()

beforeEach(() => tellSession({ type: 'ended' }))

test('the card that was tapped last is shown by its page, also to the visitor who has logged in since', () => {
  opened.remember(card)
  expect(opened.of('a1')).toBe(card)
  expect(opened.of('a2')).toBeUndefined()
  logInAs('u1')
  expect(opened.of('a1')).toBe(card)
})

test('that of a customer, which says what they follow, is shown to nobody else', () => {
  logInAs('u1')
  opened.remember(card)
  expect(opened.of('a1')).toBe(card)
  tellSession({ type: 'ended' })
  expect(opened.of('a1')).toBeUndefined()
  logInAs('u2')
  expect(opened.of('a1')).toBeUndefined()
})
