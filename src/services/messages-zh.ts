import type { ServiceMessages } from './messages'

/** Texts that services hand to pages, in Chinese. */
export const zh: ServiceMessages = {
  unexpectedUploadReply: '返回数据异常。',
  unexpectedResponse: '返回数据异常',
  unexpectedData: '数据异常',
  connectionTimedOut: '连接超时，请点击屏幕重试。',
  callTimedOut: '连接超时。',
  networkFailed: '网络似乎已断开，请检查后重试。',
  loginNeeded: '请登录后重试。',
  somethingFailed: '出了点问题，请重试。',
}
