import type { ESignGateway } from './e-sign/e-sign-gateway'
import type { PaymentGateways } from './pay/pay-gateways'
import type { SmsGateway } from './sms/sms-gateway'
import type { SubscriptionGateway } from './subscription/subscription-gateway'
import type { WechatLoginGateway } from './wechat-login/wechat-login-gateway'

/** The services outside the server; each is real or a sandbox that behaves like it. */
export interface Gateways {
  /** Null while nobody signs: there is no provider, and a sandbox would move orders that are paid with real money. */
  eSign: ESignGateway | null
  pay: PaymentGateways
  sms: SmsGateway
  subscriptions: SubscriptionGateway
  wechatLogin: WechatLoginGateway
}
