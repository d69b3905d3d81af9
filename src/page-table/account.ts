import { page } from './row'
import { button, heading } from './sample'

const HOME = 'pages/home/index'
const MINE = 'pages/profile/index'
const LOGIN = 'pages/account/login'
const SETTINGS = 'pages/settings/index'
const PHONE_LOGIN = 'pages/account/phone-login'

/** The login, the user's own papers, and what belongs to the app as a whole. */
export const ACCOUNT_PAGES = {
  [LOGIN]: page<{ target?: string }>({
    title: { en: 'Log in', zh: '登录' },
    access: 'loginStep',
    parent: 'pages/order/index',
    sample: { shows: heading('Welcome to Vela') },
  }),
  [PHONE_LOGIN]: page<{ target?: string }>({
    title: { en: 'Log in by phone', zh: '手机号登录' },
    access: 'loginStep',
    parent: LOGIN,
    sample: { shows: heading('Log in by phone') },
  }),
  'pages/account/phone-code': page<{ target?: string }>({
    title: { en: 'Enter verification code', zh: '输入验证码' },
    access: 'loginStep',
    parent: PHONE_LOGIN,
    // Without a code on its way it leads to where one is asked for; with one, see the login's own tests.
    sample: { leadsTo: PHONE_LOGIN, shows: heading('Log in by phone') },
  }),
  'pages/account/driver-license': page({
    title: { en: 'Driver licence', zh: '驾驶证' },
    access: 'user',
    parent: MINE,
    sample: { shows: heading('Upload your licence') },
  }),
  'pages/account/update-profile': page({
    title: { en: 'Edit profile', zh: '编辑资料' },
    access: 'user',
    parent: SETTINGS,
    sample: { shows: button('Change your picture') },
  }),
  'pages/account/delete-account': page({
    title: { en: 'Delete account', zh: '注销账号' },
    access: 'user',
    parent: SETTINGS,
    sample: { shows: heading('To settle first') },
  }),
  'pages/account/change-phone': page({
    title: { en: 'Phone number', zh: '更换手机号' },
    access: 'user',
    parent: SETTINGS,
    sample: { shows: button('Get a code') },
  }),
  'pages/account/notifications': page({
    title: { en: 'Notifications', zh: '消息通知' },
    access: 'user',
    parent: SETTINGS,
    sample: { shows: { text: 'Codes to confirm it is you' } },
  }),
  'pages/account/my-data': page({
    title: { en: 'My data', zh: '我的数据' },
    access: 'user',
    parent: SETTINGS,
    sample: { shows: button('Download') },
  }),
  'pages/account/devices': page({
    title: { en: 'Devices', zh: '登录设备' },
    access: 'user',
    parent: SETTINGS,
    sample: { shows: button('Log out everywhere') },
  }),
  [SETTINGS]: page({
    title: { en: 'Settings', zh: '设置' },
    access: 'anyone',
    parent: MINE,
    sample: { shows: button('Log out'), isByUser: true },
  }),
  'pages/agreements/view': page<{ id: string }>({
    title: { en: 'Agreement', zh: '协议' },
    access: 'anyone',
    parent: SETTINGS,
    isShared: true,
    sample: { params: () => ({ id: '13' }), shows: heading('Privacy policy'), isByUser: true },
  }),
  'pagesH5/404': page({
    title: { en: 'Page not found', zh: '页面不存在' },
    access: 'anyone',
    parent: HOME,
    sample: { shows: heading('This page has drifted off') },
  }),
}
