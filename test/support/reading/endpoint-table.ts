import type { EndpointRow } from '@/wire/endpoint'
import * as account from '@/wire/endpoints/account'
import * as activity from '@/wire/endpoints/activity'
import * as agreement from '@/wire/endpoints/agreement'
import * as appointment from '@/wire/endpoints/appointment'
import * as article from '@/wire/endpoints/article'
import * as balance from '@/wire/endpoints/balance'
import * as comment from '@/wire/endpoints/comment'
import * as common from '@/wire/endpoints/common'
import * as configuration from '@/wire/endpoints/configuration'
import * as content from '@/wire/endpoints/content'
import * as contract from '@/wire/endpoints/contract'
import * as coupon from '@/wire/endpoints/coupon'
import * as right from '@/wire/endpoints/right'
import * as subscription from '@/wire/endpoints/subscription'
import * as evaluation from '@/wire/endpoints/evaluation'
import * as feedback from '@/wire/endpoints/feedback'
import * as favourite from '@/wire/endpoints/favourite'
import * as guide from '@/wire/endpoints/guide'
import * as loan from '@/wire/endpoints/loan'
import * as message from '@/wire/endpoints/message'
import * as order from '@/wire/endpoints/order'
import * as orderShare from '@/wire/endpoints/order-share'
import * as saleLine from '@/wire/endpoints/sale-line'
import * as invitation from '@/wire/endpoints/invitation'
import * as map from '@/wire/endpoints/map'
import * as member from '@/wire/endpoints/member'
import * as myData from '@/wire/endpoints/my-data'
import * as notification from '@/wire/endpoints/notification'
import * as post from '@/wire/endpoints/post'
import * as points from '@/wire/endpoints/points'
import * as payment from '@/wire/endpoints/payment'
import * as search from '@/wire/endpoints/search'
import * as preview from '@/wire/endpoints/preview'
import * as shop from '@/wire/endpoints/shop'
import * as starfire from '@/wire/endpoints/starfire'
import * as topic from '@/wire/endpoints/topic'
import * as vehicle from '@/wire/endpoints/vehicle'

/**
 * Every endpoint by group and name: the agreed interface, and our extensions. For the
 * tests that walk it; app and server import single groups, so that a page carries only the rows it calls.
 */
export const endpointTable = {
  account,
  activity,
  agreement,
  appointment,
  article,
  balance,
  comment,
  post,
  common,
  configuration,
  content,
  contract,
  coupon,
  right,
  subscription,
  evaluation,
  feedback,
  favourite,
  guide,
  loan,
  message,
  order,
  orderShare,
  saleLine,
  invitation,
  map,
  member,
  myData,
  notification,
  points,
  payment,
  search,
  preview,
  shop,
  starfire,
  topic,
  vehicle,
} as const satisfies Record<string, Record<string, EndpointRow>>
