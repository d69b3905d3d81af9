import { randomUUID } from 'node:crypto'
import { write } from '@/wire/endpoints/comment'
import { claim as claimCoupon } from '@/wire/endpoints/coupon'
import { claim, open, state } from '@/wire/endpoints/invitation'
import { CouponCause } from '@/wire/enums/coupon'
import { giveCoupons } from '../../server/modules/coupon/give-coupons'
import { configuredOrderPage, openBigSale } from '../support/customers/big-order-steps'
import { logInByPhone } from '../support/customers/customer'
import { callAs } from '../support/customers/orders'
import { charge, chargingRight } from '../support/customers/rights'
import { routeTo } from '../support/browser/page-samples'
import { openPage } from '../support/browser/storefront-steps'
import { newId } from '../support/samples/new-id'
import type { Scene, Screen } from './screens'

const FRIENDS = 3

/** Opens the link of a customer on some phones, and has a part of them claim it. */
const inviteFriends = async ({ storefront, customer }: Scene): Promise<void> => {
  const { code } = await callAs(storefront, customer, state, {})
  for (let n = 0; n < 2 * FRIENDS; n += 1) {
    const ip = `10.7.${n}.1`
    await storefront.call(open, { code }, { headers: { 'x-forwarded-for': ip } })
    if (n >= FRIENDS) continue
    const phone = `1377${randomUUID().replace(/\D/g, '').padEnd(7, '0').slice(0, 7)}`
    await callAs(storefront, await logInByPhone(storefront, phone, ip), claim, { code })
  }
}

/** What an owner has: coupons before an order, points, rights and invitations. */
export const OWNER_SCREENS: readonly Screen[] = [
  {
    name: '133-coupon-picker',
    show: async ({ page, storefront, customer, sale }) => {
      const gift = { userId: customer.reply.userInfo.id, reference: 'screen' }
      await storefront.database.transaction((tx) =>
        giveCoupons(tx, CouponCause.invitation, gift, storefront.clock.now()),
      )
      await callAs(storefront, customer, claimCoupon, { code: 'AUTUMN800' })
      await openBigSale(sale, storefront)
      await openPage(page, await configuredOrderPage(storefront))
      await page.getByRole('button', { name: /^Coupons/ }).tap()
      await page.getByRole('dialog', { name: 'Coupons' }).waitFor()
    },
  },
  {
    name: '134-daily-points',
    show: async ({ page, storefront, customer }) => {
      const id = newId()
      await callAs(storefront, customer, write, { id, articleId: 'quiet-cabin', content: 'So quiet.' })
      await openPage(page, routeTo('pages/integral/integral'))
    },
  },
  {
    name: '135-invite-funnel',
    show: async (scene) => {
      await inviteFriends(scene)
      await openPage(scene.page, routeTo('pages/invite/index'))
    },
  },
  {
    name: '58-rights-detail',
    show: async ({ page, storefront, customer }) => {
      const order = await chargingRight(storefront, customer)
      await charge(storefront, order, 142)
      await openPage(page, routeTo('pages/rights-detail/index', { id: `charging-${order.id}` }))
    },
  },
]
