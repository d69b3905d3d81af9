import { buildTarget, type Route } from '@/services/navigation/route'
import { loggedInOf, type SessionState } from '../session/state'
import { open, replace } from './open'
import { rememberWantedPage } from './wanted-page'

/** What stands between a shopper and a page that needs login (docs/rules/client.md). */
export type GuardAnswer = 'pass' | 'wait' | 'login' | 'agreements' | 'left'

/** Asks whether the session may see a page that needs login; 'wait' while a login is on its way. */
export const askGuard = (state: SessionState): GuardAnswer => {
  const user = loggedInOf(state)
  if (user === undefined) return state.status === 'loggingIn' ? 'wait' : 'login'
  return user.agreementsUpdated ? 'agreements' : 'pass'
}

/**
 * The same of a page that let its user in a moment ago: who has logged out there meant to leave, and is not asked to log
 * in again. Whom the server logged out is.
 */
export const askGuardAgain = (state: SessionState): GuardAnswer => {
  const answer = askGuard(state)
  return answer === 'login' && state.status === 'loggedOut' && !state.hasExpired ? 'left' : answer
}

/**
 * Leads a shopper who may not see a page to where that can change: the login with the page as its target, or the
 * profile tab with the page remembered. Who has logged out is led to that tab, too.
 */
export const leadAway = async (answer: GuardAnswer, route: Route): Promise<void> => {
  switch (answer) {
    case 'login':
      return replace('pages/account/login', { target: buildTarget(route) })
    case 'agreements':
      rememberWantedPage(route)
      return open('pages/profile/index')
    case 'left':
      return open('pages/profile/index')
    case 'pass':
    case 'wait':
      return undefined
    default:
      return answer satisfies never
  }
}
