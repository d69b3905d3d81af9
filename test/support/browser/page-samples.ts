import { SandboxOutcome } from '@/wire/enums/payment'
import { buildTarget } from '@/services/navigation/route'
import type { RouteArgs } from '@/services/navigation/route-params'
import type { PageRow } from '@/page-table/row'
import type { SampleNames } from '@/page-table/sample-names'
import { PAGE_TABLE, type PagePath } from '@/page-table/table'
import { appointmentToCome } from '../customers/appointments'
import { balanceOrder } from '../customers/balance-order'
import type { Customer } from '../customers/customer'
import { financedOrder } from '../customers/financed-order'
import { paidOrder, placeOrder, tryToPay } from '../customers/orders'
import { shopCoupon } from '../customers/coupons'
import { firstRight } from '../customers/rights'
import { invitationCode } from '../customers/invitations'
import { answeredFeedback } from '../customers/feedback'
import { previewKeyOf } from '../customers/preview'
import { shareToken } from '../customers/shared-order'
import type { Storefront } from './storefront'

/** A row as tests read it, whatever parameters it has. */
type SampledRow = Omit<PageRow, 'sample'> & {
  sample: Omit<PageRow['sample'], 'params'> & { params?: (names: SampleNames) => object }
}

/** The names of a visitor's samples: no page that a visitor opens needs any. */
export const NO_NAMES: SampleNames = {
  unpaidOrder: '',
  declinedOrder: '',
  paidOrder: '',
  payNo: '',
  shareToken: '',
  balanceOrder: '',
  financedOrder: '',
  coupon: '',
  right: '',
  invitation: '',
  previewKey: '',
  feedback: '',
  appointment: '',
}

/** What the table says of a page. */
export const rowOf = (path: PagePath): SampledRow => PAGE_TABLE[path]

/** Whether the sample of a page is opened by a user who has logged in. */
export const isOpenedByUser = (path: PagePath): boolean => {
  const { access, sample } = rowOf(path)
  return access === 'user' || sample.isByUser === true
}

/** Places the orders that samples name. */
export const makeSampleNames = async (storefront: Storefront, customer: Customer): Promise<SampleNames> => {
  const paid = await paidOrder(storefront, customer)
  const declined = await placeOrder(storefront, customer)
  await tryToPay(storefront, customer, declined, SandboxOutcome.failure)
  const unpaid = await placeOrder(storefront, customer)
  const balance = await balanceOrder(storefront, customer)
  const financed = await financedOrder(storefront, customer)
  return {
    unpaidOrder: unpaid.id,
    declinedOrder: declined.id,
    paidOrder: paid.id,
    payNo: paid.payNo ?? '',
    shareToken: await shareToken(storefront, customer, paid),
    balanceOrder: balance.id,
    financedOrder: financed.id,
    coupon: await shopCoupon(storefront, customer),
    right: await firstRight(storefront, customer),
    invitation: await invitationCode(storefront, customer),
    previewKey: previewKeyOf(storefront),
    feedback: await answeredFeedback(storefront, customer),
    appointment: await appointmentToCome(storefront, customer),
  }
}

const linkTo = (path: PagePath, params: object = {}): string => buildTarget({ path, params: { ...params } }).slice(1)

/** A page with its parameters, as a link names it: "pages/mall/order/details?payNo=7". */
export const routeTo = <P extends PagePath>(path: P, ...[params]: RouteArgs<P>): string => linkTo(path, params)

/** A page with something to show, as a link names it. */
export const sampleRoute = (path: PagePath, names: SampleNames): string =>
  linkTo(path, rowOf(path).sample.params?.(names))
