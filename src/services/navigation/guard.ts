import { buildTarget, type Route } from '@/services/navigation/route'
import { loggedInOf, type SessionState } from '../session/state'
import { open, replace } from './open'
import { rememberWantedPage } from './wanted-page'

/** What stands between a shopper and a page that needs login (docs/rules/client.md). */
export type GuardAnswer = 'pass' | 'wait' | 'login' | 'agreements'

/** Asks whether the session may see a page that needs login; 'wait' while a login is on its way. */
export const askGuard = (state: SessionState): GuardAnswer => {
  const user = loggedInOf(state)
  if (user === undefined) return state.status === 'loggingIn' ? 'wait' : 'login'
  return user.agreementsUpdated ? 'agreements' : 'pass'
}

/**
 * Leads a shopper who may not see a page to where that can change: the login with the page as its target, or the
 * profile tab with the page remembered.
 */
export const leadAway = async (answer: GuardAnswer, route: Route): Promise<void> => {
  switch (answer) {
    case 'login':
      return replace('pages/account/login', { target: buildTarget(route) })
    case 'agreements':
      rememberWantedPage(route)
      return open('pages/profile/index')
    case 'pass':
    case 'wait':
      return undefined
    default:
      return answer satisfies never
  }
}
