import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of a code that confirms something, in Chinese. */
export const zh: Messages = {
  title: '确认本人身份',
  sentTo: (phone) => `请输入发送至 ${phone} 的验证码。`,
  confirm: '确认',
  resend: '重新发送',
  resendIn: (wait) => spaced(`${wait}后重发`),
  codeFailed: '验证码未发送',
}
