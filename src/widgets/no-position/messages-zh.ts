import type { Messages } from './messages'

/** Texts of a position that is not told, in Chinese. */
export const zh: Messages = {
  refused: {
    title: '未获得位置权限',
    text: '请在设置中允许使用位置。',
    orCity: '请在设置中允许使用位置，或直接选择城市。',
  },
  unknown: {
    title: '无法获取位置',
    text: '手机暂时无法定位。',
    orCity: '手机暂时无法定位，请直接选择城市。',
  },
  openSettings: '前往设置',
  chooseCity: '选择城市',
  close: '关闭',
}
