import type { Messages } from './messages'

/** Texts of the page that is shown while the app is closed, in Chinese. */
export const zh: Messages = {
  title: '维护',
  backAt: (time) => `预计 ${time} 恢复`,
  longer: '比计划稍久一些',
  began: (reason, time) => `${reason}维护始于 ${time}。`,
  minutesLeft: (count) => `还剩 ${count} 分钟`,
  soon: '即将恢复',
  money: '您的款项是安全的',
  moneyText: '已支付的订单不受影响',
  pay: '付款计时顺延',
  payText: '未支付的订单在维护后另有一小时',
  drives: '试驾照常',
  drivesText: '请按约前往，您的顾问已知晓',
  looks: '本页每 30 秒查看一次，恢复后自动打开。',
  call: '致电',
  tryNow: '立即重试',
  notLooked: '暂时无法查看',
  stillClosed: '尚未恢复',
  openTitle: '应用已恢复',
  openText: '目前没有正在进行的维护。',
  toExplore: '去发现',
}
