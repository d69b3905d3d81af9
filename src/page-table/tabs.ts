import { page } from './row'
import { button, heading } from './sample'

/** The tabs in their order on screen. */
export const TAB_PAGES = {
  'pages/home/index': page({
    title: { en: 'Explore', zh: '发现' },
    access: 'anyone',
    isMain: true,
    isShared: true,
    isInTimeline: true,
    sample: { shows: heading('Stories'), isByUser: true },
  }),
  'pages/order/index': page<{ model?: string }>({
    title: { en: 'Buy car', zh: '购车' },
    access: 'anyone',
    isMain: true,
    isShared: true,
    isInTimeline: true,
    // Where its buttons lead: all the steps to a reservation, the login among them.
    preloads: ['pages/choosen-version', 'pages/customization-car', 'pages/account', 'pages/miniorder'],
    sample: { shows: heading('Vela 7'), isByUser: true },
  }),
  'pages/profile/index': page({
    title: { en: 'Mine', zh: '我的' },
    access: 'anyone',
    isMain: true,
    sample: { shows: button('Pay'), isByUser: true },
  }),
}
