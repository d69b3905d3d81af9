import type { LoginReply, User } from '@/wire/schemas/account'

/** Who is logged in, as it is stored. */
export interface LoggedInUser {
  token: string
  user: User
  /** The user must accept agreements on the profile tab (docs/rules/client.md). */
  agreementsUpdated: boolean
}

/** No token; `hasExpired` tells that it was the server who ended the session. */
export interface LoggedOut {
  status: 'loggedOut'
  hasExpired: boolean
}
/** A login is on its way; `before` is where its failure leads back to. */
interface LoggingIn {
  status: 'loggingIn'
  before: LoggedOut | LoggedIn
}
/** A customer. */
export interface LoggedIn extends LoggedInUser {
  status: 'loggedIn'
}

/** The states of the session. */
export type SessionState = LoggedOut | LoggingIn | LoggedIn

/** What happens to a session. */
export type SessionEvent =
  | { type: 'login-started' }
  | { type: 'login-failed' }
  /** A reply of login, registration or account verification. */
  | { type: 'login-succeeded'; reply: LoginReply }
  /** Log-out or the deletion of the account. */
  | { type: 'ended' }
  /** The server refused a call that carried this token. */
  | { type: 'token-refused'; token: string }
  | { type: 'user-changed'; user: User }
  /** The account that was to be deleted stays. */
  | { type: 'account-kept'; userId: string | undefined }
  | { type: 'agreements-accepted'; userId: string | undefined; agreementsUpdated: boolean }
  /** What storage holds: at start, and after another tab of the browser changed it. */
  | { type: 'storage-read'; stored: LoggedInUser | undefined }

/** A visitor. */
export const LOGGED_OUT: LoggedOut = { status: 'loggedOut', hasExpired: false }
const EXPIRED: LoggedOut = { status: 'loggedOut', hasExpired: true }

/** The user behind a state, also while another login is on its way. */
export const loggedInOf = (state: SessionState): LoggedIn | undefined => {
  const settled = state.status === 'loggingIn' ? state.before : state
  return settled.status === 'loggedIn' ? settled : undefined
}

/** Changes who is logged in, whether or not another login is on its way. */
const withUser = (state: SessionState, change: (user: LoggedIn) => LoggedIn | LoggedOut): SessionState => {
  if (state.status === 'loggedOut') return state
  if (state.status === 'loggedIn') return change(state)
  return state.before.status === 'loggedIn' ? { ...state, before: change(state.before) } : state
}

const loggedIn = (stored: LoggedInUser): LoggedIn => ({ status: 'loggedIn', ...stored })

/** The next state of the session. An unknown turn leaves the state as it is. */
export const reduceSession = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'login-started':
      return state.status === 'loggingIn' ? state : { status: 'loggingIn', before: state }
    case 'login-failed':
      return state.status === 'loggingIn' ? state.before : state
    case 'login-succeeded': {
      const { token, userInfo: user, agreementsUpdated } = event.reply
      return loggedIn({ token, user, agreementsUpdated })
    }
    case 'ended':
      return LOGGED_OUT
    case 'token-refused':
      // A late answer to an older token says nothing of the present one.
      return withUser(state, (user) => (user.token === event.token ? EXPIRED : user))
    case 'user-changed':
      // Nor does one to whoever was logged in before.
      return withUser(state, (present) =>
        present.user.id === event.user.id
          ? { ...present, user: event.user, agreementsUpdated: event.user.agreementsUpdated }
          : present,
      )
    case 'account-kept':
      return withUser(state, (present) =>
        present.user.id === event.userId ? { ...present, user: { ...present.user, deleteTime: null } } : present,
      )
    case 'agreements-accepted':
      return withUser(state, (present) => {
        const { agreementsUpdated } = event
        if (present.user.id !== event.userId) return present
        return { ...present, user: { ...present.user, agreementsUpdated }, agreementsUpdated }
      })
    case 'storage-read':
      return event.stored === undefined ? withUser(state, () => LOGGED_OUT) : loggedIn(event.stored)
    default:
      return event satisfies never
  }
}
