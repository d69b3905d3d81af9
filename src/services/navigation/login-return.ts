import Taro from '@tarojs/taro'
import type { Query } from '@/platform/address/query'
import { buildTarget, parseTarget, type Route } from '@/services/navigation/route'
import { session } from '../session/session'
import { askGuard, leadAway } from './guard'
import { goBack } from './go-back'
import { currentRoute, routeOf } from './current-route'
import { open, replaceRoute } from './open'

/** Opens the login from a page that stays useful to visitors; the login comes back to it. */
export const openLogin = (): Promise<void> => open('pages/account/login', { target: buildTarget(currentRoute()) })

/** Whether a page lies right under the login, with these very parameters, so that going back shows it as it was left. */
const isBeneath = (page: Route): boolean => {
  const beneath = Taro.getCurrentPages().slice(-2, -1)[0]
  if (beneath?.route === undefined) return false
  // What the page itself reads as its parameters; what it has kept since takes their place there, as in a target.
  const params = beneath.$taroParams as Query | undefined
  return buildTarget(routeOf({ path: beneath.route, params })) === buildTarget(page)
}

/**
 * Leaves the login once it has succeeded: to its target, if that is a page of ours, else back (docs/rules/client.md).
 * The steps of the login replace each other, so this replaces the last of them. When agreements are due, the profile
 * tab comes first and the target is remembered.
 */
export const returnFromLogin = async (target: string | undefined): Promise<void> => {
  const page = target === undefined ? null : parseTarget(target)
  const answer = askGuard(session.getState())
  if (page !== null && answer === 'agreements') return leadAway(answer, page)
  if (page !== null && !isBeneath(page)) return replaceRoute(page)
  return goBack('pages/profile/index')
}

/**
 * Leaves the login without logging in: back to the page it was opened from, else to the entry page. A guarded page
 * further down the stack would lead straight back here.
 */
export const leaveLogin = async (target: string | undefined): Promise<void> => {
  const page = target === undefined ? null : parseTarget(target)
  if (page !== null && isBeneath(page)) return goBack('pages/order/index')
  return open('pages/order/index')
}
