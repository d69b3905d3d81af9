import { page } from './row'
import { button, heading } from './sample'

const HOME = 'pages/home/index'

/** Ways in and out, and simple pages. */
export const WAY_PAGES = {
  /** Logs in silently where that can be, then opens the target. */
  'pages/middle/index': page<{ target?: string }>({
    title: { en: 'Opening', zh: '正在打开' },
    access: 'anyone',
    parent: HOME,
    sample: {
      params: () => ({ target: '/pages/home/index' }),
      leadsTo: HOME,
      shows: heading('Stories'),
    },
  }),
  /** Opens what the scene of a code, a link or a scanned address (`q`) names. */
  'pages/middle/redirect/redirect': page<{
    scene?: string
    link?: string
    q?: string
    starId?: string
    channelSource?: string
  }>({
    title: { en: 'Opening', zh: '正在打开' },
    access: 'anyone',
    parent: HOME,
    sample: {
      params: () => ({ scene: 'ac:lakeside-night-drive' }),
      leadsTo: 'pages/activities/view',
      shows: heading('Lakeside night drive'),
    },
  }),
  'pages/web/index': page<{ url: string }>({
    title: { en: 'Web page', zh: '网页' },
    access: 'anyone',
    parent: HOME,
    sample: {
      params: () => ({ url: 'https://campsites.example/qiandao-east' }),
      shows: heading('This link leaves Vela'),
    },
  }),
  'pages/easy-page/webview': page<{ url: string; title?: string }>({
    title: { en: 'Web page', zh: '网页' },
    access: 'anyone',
    parent: HOME,
    sample: { params: () => ({ url: 'https://campsites.example' }), shows: heading('This link leaves Vela') },
  }),
  'pages/easy-page/maintenance': page({
    title: { en: 'Maintenance', zh: '维护' },
    access: 'anyone',
    parent: HOME,
    // The app is open; a closed one is shown in test/e2e/app/maintenance.test.ts.
    sample: { shows: heading('The app is open') },
  }),
  'pages/easy-page/only-image': page<{ url: string; title?: string }>({
    title: { en: 'Picture', zh: '图片' },
    access: 'anyone',
    parent: HOME,
    scroll: 'own',
    sample: { params: () => ({ url: '/static/img/space.webp', title: 'Vela Space' }), shows: heading('Vela Space') },
  }),
  'pages/back-app/index': page({
    title: { en: 'Back to the app', zh: '返回应用' },
    access: 'anyone',
    parent: HOME,
    sample: { shows: button('Stay here') },
  }),
  'pages/migration_notice/view': page({
    title: { en: 'Notice', zh: '公告' },
    access: 'anyone',
    parent: HOME,
    sample: { shows: heading('Your Vela app has moved') },
  }),
  'pages/version/index': page({
    title: { en: 'Version', zh: '版本' },
    access: 'anyone',
    parent: 'pages/settings/index',
    sample: { shows: button('Check for updates') },
  }),
}
