import { page } from './row'
import { heading } from './sample'

const MINE = 'pages/profile/index'
const POINTS = 'pages/integral/integral'

/** Points, growth and what they bring. */
export const MEMBERSHIP_PAGES = {
  [POINTS]: page({
    title: { en: 'Points', zh: '积分' },
    access: 'user',
    parent: MINE,
    sample: { shows: heading('Earn more') },
  }),
  'pages/integral/integral-rule': page({
    title: { en: 'Points rule', zh: '积分规则' },
    access: 'anyone',
    parent: POINTS,
    isShared: true,
    sample: { shows: heading('How points work') },
  }),
}
