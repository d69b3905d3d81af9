import type { Messages } from './messages'

/** Texts of changing the phone number in Chinese. */
export const zh: Messages = {
  title: '更换手机号',
  presentTitle: '当前手机号仍在使用吗？',
  presentText: (phone) => `我们会向 ${phone} 发送验证码，确认是您本人操作。`,
  newTitle: '输入新手机号',
  newText: '此后请用新手机号登录，其他设备将退出登录。',
  getCode: '获取验证码',
  wrongPhone: '请输入 11 位手机号',
  sameNumber: '已是您当前的手机号',
  changed: '手机号已更换',
  lost: (service) => `若当前手机号已停用，请致电 ${service}。`,
}
