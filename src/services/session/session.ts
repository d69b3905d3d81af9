import { createStore } from 'zustand/vanilla'
import { storage } from '@/platform/storage'
import { provideToken, watchRefusedTokens } from '../request/credentials'
import { LOGGED_OUT, loggedInOf, reduceSession, type SessionEvent, type SessionState } from './state'
import { sessionSlot } from './stored-session'

const refusal = (token: string): SessionEvent => ({ type: 'token-refused', token })
const readStorage = (): SessionEvent => ({ type: 'storage-read', stored: sessionSlot.read() })

/** The session of this app; `stores/session` brings it to React. */
export const session = createStore<SessionState>(() => reduceSession(LOGGED_OUT, readStorage()))

const present = () => loggedInOf(session.getState())

/** Who is logged in now; undefined for a visitor. */
export const currentUserId = (): string | undefined => present()?.user.id

/** Token and user follow the state into storage; a login on its way leaves what is stored. */
const keep = (state: SessionState, event: SessionEvent): void => {
  if (state.status === 'loggedIn') {
    const { token, user, agreementsUpdated } = state
    sessionSlot.write({ token, user, agreementsUpdated })
  }
  if (state.status === 'loggedOut') {
    // Seen by the other tabs as it passes: they tell by it that the server ended the session, not the user.
    if (event.type === 'token-refused') storage.set(sessionSlot.key, event.token)
    sessionSlot.clear()
  }
}

/** Lets something happen to the session and keeps what comes of it. */
export const tellSession = (event: SessionEvent): void => {
  const before = session.getState()
  const after = reduceSession(before, event)
  if (after === before) return
  session.setState(after, true)
  keep(after, event)
}

/** What another tab has stored already is not written again, or two tabs would answer each other for ever. */
const follow = (event: SessionEvent): void => session.setState(reduceSession(session.getState(), event), true)

/**
 * Ties the session to the rest of the app: calls carry its token, a refused token ends it, and tabs of one browser
 * follow each other. The shell calls it once, before anything is drawn.
 *
 * @returns what unties it, for tests.
 */
export const startSession = (): (() => void) => {
  provideToken(() => present()?.token)
  const stops = [
    watchRefusedTokens((token) => tellSession(refusal(token))),
    storage.watch(sessionSlot.key, (token) => [refusal(token), readStorage()].forEach(follow)),
  ]
  return () => stops.forEach((stop) => stop())
}
