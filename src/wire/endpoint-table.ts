import type { EndpointRow } from './endpoint'
import * as account from './endpoints/account'
import * as agreement from './endpoints/agreement'
import * as balance from './endpoints/balance'
import * as common from './endpoints/common'
import * as configuration from './endpoints/configuration'
import * as content from './endpoints/content'
import * as contract from './endpoints/contract'
import * as evaluation from './endpoints/evaluation'
import * as loan from './endpoints/loan'
import * as order from './endpoints/order'
import * as orderShare from './endpoints/order-share'
import * as payment from './endpoints/payment'
import * as shop from './endpoints/shop'
import * as vehicle from './endpoints/vehicle'

/**
 * Every endpoint by group and name: the agreed interface, and our extensions. For the server and the tests,
 * which walk it; the app imports single groups, so that a page carries only the rows it calls.
 */
export const endpointTable = {
  account,
  agreement,
  balance,
  common,
  configuration,
  content,
  contract,
  evaluation,
  loan,
  order,
  orderShare,
  payment,
  shop,
  vehicle,
} as const satisfies Record<string, Record<string, EndpointRow>>
