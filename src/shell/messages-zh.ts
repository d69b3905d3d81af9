import type { Messages } from './messages'

/** Texts of the app itself in Chinese. */
export const zh: Messages = {
  offline: '网络已断开',
  online: '网络已恢复',
  updateTitle: '新版本已就绪',
  updateText: '重启后即可使用，订单和登录状态不受影响。',
  restart: '重启',
  later: '稍后',
  oldHost: { title: '微信版本过低', text: 'Vela 需要更新版本的微信。请更新微信后重新打开。', okLabel: '去更新' },
}
