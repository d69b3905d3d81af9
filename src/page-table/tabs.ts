import { page } from './row'
import { button, heading } from './sample'

/** The tabs in their order on screen. */
export const TAB_PAGES = {
  'pages/home/index': page({
    title: 'Explore',
    access: 'anyone',
    isMain: true,
    isShared: true,
    sample: { shows: heading('Stories'), isByUser: true },
  }),
  'pages/order/index': page<{ model?: string }>({
    title: 'Buy car',
    access: 'anyone',
    isMain: true,
    isShared: true,
    sample: { shows: heading('Vela 7'), isByUser: true },
  }),
  'pages/profile/index': page({
    title: 'Mine',
    access: 'anyone',
    isMain: true,
    sample: { shows: button('Pay'), isByUser: true },
  }),
}
