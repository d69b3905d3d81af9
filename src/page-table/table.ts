import { ACCOUNT_PAGES } from './account'
import { ACTIVITY_PAGES } from './activities'
import { APPOINTMENT_PAGES } from './appointments'
import { CAR_PAGES } from './cars'
import { CONTENT_PAGES } from './content'
import { COUPON_PAGES } from './coupons'
import { FEEDBACK_PAGES } from './feedback'
import { INVITATION_PAGES } from './invitations'
import { MEMBERSHIP_PAGES } from './membership'
import { ORDER_PAGES } from './orders'
import { PAYMENT_PAGES } from './payments'
import { SHOP_PAGES } from './shops'
import { TAB_PAGES } from './tabs'
import { WAY_PAGES } from './ways'

/** Every page of a release by its path. */
export const PAGE_TABLE = {
  ...TAB_PAGES,
  ...CONTENT_PAGES,
  ...CAR_PAGES,
  ...ORDER_PAGES,
  ...PAYMENT_PAGES,
  ...COUPON_PAGES,
  ...MEMBERSHIP_PAGES,
  ...INVITATION_PAGES,
  ...ACCOUNT_PAGES,
  ...SHOP_PAGES,
  ...ACTIVITY_PAGES,
  ...FEEDBACK_PAGES,
  ...WAY_PAGES,
  ...APPOINTMENT_PAGES,
}

/** The path of a page, without a leading slash. */
export type PagePath = keyof typeof PAGE_TABLE

/** The paths of all pages. */
export const PAGE_PATHS = Object.keys(PAGE_TABLE) as readonly PagePath[] // a literal has its own keys only
