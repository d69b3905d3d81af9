import { formatShortTime } from '@/domain/time/shanghai-time'
import { SmsType } from '@/wire/enums/platform'
import type { SandboxSmsTexts } from './sandbox-sms-texts'

const purposes: Record<SmsType, string> = {
  [SmsType.login]: '登录',
  [SmsType.accountDeletion]: '注销账号',
  [SmsType.contractSigning]: '签署合同',
  [SmsType.oldPhone]: '更换手机号',
  [SmsType.newPhone]: '绑定新手机号',
}

/** What the sandbox says in place of a text message, in Chinese. */
export const zh: SandboxSmsTexts = {
  message: (to, { code, smsType, expiresInMinutes }) =>
    `发送至 ${to} 的短信：您${purposes[smsType]}的验证码为 ${code}，${expiresInMinutes} 分钟内有效。`,
  reminder: (to, { shop, startMs }) => `发送至 ${to} 的短信：您在${shop}的预约时间为 ${formatShortTime(startMs)}。`,
  freeHour: (to, { shop, startMs }) =>
    `发送至 ${to} 的短信：您等候的${shop} ${formatShortTime(startMs)} 时段现可预约，先到先得。`,
}
