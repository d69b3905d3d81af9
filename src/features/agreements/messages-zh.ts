import type { Messages } from './messages'

/** Texts of the page that shows an agreement, in Chinese. */
export const zh: Messages = {
  title: '协议',
  notNow: '暂不同意',
  agree: '同意',
  agreed: '已同意',
  notAgreed: '尚未同意',
  unknownTitle: '未找到该协议',
  unknownText: '链接可能已失效，现行协议可在设置中查看。',
  toSettings: '前往设置',
}
