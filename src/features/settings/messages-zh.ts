import type { TextScale } from '@/services/text-sizes'
import { LANGUAGE_WORDS } from '@/language/language'
import type { Messages } from './messages'

const PERCENT = 100

/** Texts of the settings in Chinese. */
export const zh: Messages = {
  title: '设置',
  profile: '个人资料',
  driverLicence: '驾驶证',
  devices: '登录设备',
  notifications: '消息通知',
  myData: '我的数据',
  phone: '手机号',
  language: '语言',
  languageNotChanged: '语言未切换',
  languageTitle: `${LANGUAGE_WORDS.zh} ${LANGUAGE_WORDS.en}`,
  asPhone: '跟随手机',
  asPhoneNote: '与微信或浏览器的语言一致',
  textSize: '字体大小',
  textScale: (scale: TextScale) => `${Math.round(scale * PERCENT)}%`,
  clearCache: '清除缓存',
  cacheCleared: '缓存已清除',
  cacheEmpty: '无缓存',
  version: '版本',
  hotline: '客服热线',
  deleteAccount: '注销账号',
  logOut: '退出登录',
  logOutTitle: '确定退出登录？',
  logOutText: '订单会保留在您的账号中，使用同一手机号登录即可查看。',
  logIn: '登录',
}
