import { page } from './row'
import { heading } from './sample'

const MINE = 'pages/profile/index'
const POINTS = 'pages/integral/integral'
const MEMBER = 'pages/member/member'

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
    parent: MINE,
    isShared: true,
    sample: { shows: heading('How points work') },
  }),
  [MEMBER]: page({
    title: { en: 'Membership', zh: '会员' },
    access: 'user',
    parent: MINE,
    sample: { shows: heading('Earn growth') },
  }),
  'pages/member/member-rule': page({
    title: { en: 'Membership guide', zh: '会员指南' },
    access: 'anyone',
    parent: MINE,
    isShared: true,
    sample: { shows: heading('Keeping your level') },
  }),
  'pages/member/detailed': page({
    title: { en: 'Growth value details', zh: '成长值明细' },
    access: 'user',
    parent: MEMBER,
    sample: { shows: { role: 'listitem' } },
  }),
}
