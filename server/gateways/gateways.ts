import type { ESignGateway } from './e-sign/e-sign-gateway'
import type { PaymentGateway } from './pay/payment-gateway'
import type { SmsGateway } from './sms/sms-gateway'
import type { WechatLoginGateway } from './wechat-login/wechat-login-gateway'

/** The services outside the server; each is real or a sandbox that behaves like it (DECISIONS 21). */
export interface Gateways {
  eSign: ESignGateway
  pay: PaymentGateway
  sms: SmsGateway
  wechatLogin: WechatLoginGateway
}
