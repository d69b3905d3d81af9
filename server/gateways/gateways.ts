import type { ESignGateway } from './e-sign/e-sign-gateway'
import type { GeocoderGateway } from './geocoder/geocoder-gateway'
import type { PaymentGateways } from './pay/pay-gateways'
import type { SceneCodeGateway } from './scene-code/scene-code-gateway'
import type { SmsGateway } from './sms/sms-gateway'
import type { SubscriptionGateway } from './subscription/subscription-gateway'
import type { VehicleGateway } from './vehicle/vehicle-gateway'
import type { WechatLoginGateway } from './wechat-login/wechat-login-gateway'

/** The services outside the server; each is real or a sandbox that behaves like it. */
export interface Gateways {
  /** Null while nobody signs: there is no provider, and a sandbox would move orders that are paid with real money. */
  eSign: ESignGateway | null
  /** Null without a maps service: places are then told by the shops nearby. */
  geocoder: GeocoderGateway | null
  pay: PaymentGateways
  sceneCodes: SceneCodeGateway
  sms: SmsGateway
  subscriptions: SubscriptionGateway
  /** Null while no car tells where it is. */
  vehicles: VehicleGateway | null
  wechatLogin: WechatLoginGateway
}
