import { spaced } from '@/language/spaced'
import { Sandbox } from '@/wire/enums/platform'
import type { Messages } from './messages'

/** Texts of logging in, in Chinese. */
export const zh: Messages = {
  loginTitle: '登录',
  demoTitle: '当前为演示环境',
  played: {
    [Sandbox.login]: '微信登录为模拟。',
    [Sandbox.sms]: '不会发送短信，验证码显示在服务器终端。',
    [Sandbox.pay]: '不产生任何资金往来。',
    [Sandbox.transfer]: '转账账户并不存在。',
    [Sandbox.maps]: '地址以最近的门店表示。',
    [Sandbox.sign]: '签署不具法律效力。',
    [Sandbox.vehicle]: '车辆位置为模拟。',
  },
  sentences: (all) => all.join(''),
  lookAroundAs: '以此身份体验',
  someoneNew: '新用户',
  nobodyReal: '请勿填写真实姓名或号码。',
  welcome: (brand) => `欢迎来到 ${brand}`,
  welcomeText: '一个账号，管理您的订单与爱车。',
  hasExpired: '登录已失效，请重新登录。',
  again: '微信快捷登录',
  oneTap: '手机号一键登录',
  anotherNumber: '使用其他手机号',
  byPhone: '手机号登录',
  guest: '游客浏览',
  notShared: '未获得您的手机号。您可以重试，或使用其他手机号和短信验证码登录。',
  phoneTitle: '手机号登录',
  phoneText: '未注册的手机号将自动创建账号。',
  wrongPhone: '请输入 11 位手机号',
  getCode: '获取验证码',
  nextCodeIn: (wait) => spaced(`${wait}后可获取`),
  guestText: '无需登录，随意浏览',
  codeTitle: '输入验证码',
  sentTo: (phone) => `验证码已发送至 ${phone}`,
  change: '更换',
  resend: '重新获取',
  resendIn: (wait) => spaced(`${wait}后重新获取`),
  noCode: '收不到验证码？',
  noCodeTitle: '没有收到验证码？',
  noCodeText: (hotline) =>
    `短信可能延迟一分钟左右。请核对手机号，查看短信是否被拦截，然后重新获取验证码。客服热线：${hotline}。`,
  logIn: '登录',
  codeSent: '验证码已发送',
}
