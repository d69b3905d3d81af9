import { page } from './row'
import { heading } from './sample'

const COUPONS = 'pages/coupons/coupons'
const RIGHTS = 'pages/rights/index'

/** What a customer has to use when paying or at a shop. */
export const COUPON_PAGES = {
  [COUPONS]: page({
    title: { en: 'Coupons', zh: '卡券' },
    access: 'user',
    parent: 'pages/profile/index',
    sample: { shows: { role: 'listitem' } },
  }),
  'pages/coupons/history': page({
    title: { en: 'Coupon history', zh: '历史卡券' },
    access: 'user',
    parent: COUPONS,
    // Nothing was used yet; a spent coupon is shown in test/unit/features/coupons.
    sample: { shows: heading('Nothing used or ended') },
  }),
  'pages/coupons/details': page<{ id: string }>({
    title: { en: 'Coupon', zh: '卡券详情' },
    access: 'user',
    parent: COUPONS,
    sample: { params: ({ coupon }) => ({ id: coupon }), shows: heading('First inspection') },
  }),
  [RIGHTS]: page({
    title: { en: 'Rights', zh: '权益' },
    access: 'user',
    parent: 'pages/profile/index',
    sample: { shows: { role: 'listitem' } },
  }),
  'pages/rights-detail/index': page<{ id: string }>({
    title: { en: 'Right', zh: '权益详情' },
    access: 'user',
    parent: RIGHTS,
    sample: { params: ({ right }) => ({ id: right }), shows: heading('How to use it') },
  }),
}
