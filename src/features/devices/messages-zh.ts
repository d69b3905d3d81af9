import type { Messages } from './messages'

/** Texts of the devices that are logged in, in Chinese. */
export const zh: Messages = {
  title: '登录设备',
  unknown: '未知设备',
  app: (name: string) => (name === 'WeChat' ? '微信' : name),
  now: '当前在线',
  thisDevice: '本机',
  others: '其他已登录设备',
  count: (count: number) => `${count} 台`,
  noOthers: '没有其他设备登录您的账号。',
  lastUsed: (time: string) => `最近使用 ${time}`,
  loggedIn: (day: string) => `${day}登录`,
  lifetime: '设备 30\u00a0天未使用将自动退出登录，最长 90\u00a0天需重新登录。',
  logOut: '退出',
  logOutOf: (device: string) => `退出 ${device}`,
  logOutTitle: '退出该设备？',
  logOutText: (device: string) => `${device} 将退出登录，订单和草稿会保留。`,
  loggedOut: '该设备已退出',
  everywhere: '退出所有设备',
  everywhereTitle: '退出所有设备？',
  everywhereText: (count: number) =>
    count === 1
      ? '本机将退出登录。订单、草稿和排队位置会保留。'
      : `全部 ${count} 台设备将退出登录，包括本机。订单、草稿和排队位置会保留。`,
  all: '全部退出',
  cancel: '取消',
  keepThis: (others: number) => `保留本机，退出其他 ${others} 台`,
  failed: '未能退出',
  unknownTitle: '服务器无响应',
}
