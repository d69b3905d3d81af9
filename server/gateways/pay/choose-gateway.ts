import { randomBytes } from 'node:crypto'
import { PayGateway } from '@/wire/enums/payment'
import type { Clock } from '../../system/clock'
import type { Queryable } from '../../db/queryable'
import type { Environment } from '../../env/environment'
import type { PaymentGateways } from './pay-gateways'
import type { PaymentGateway } from './payment-gateway'
import { createSandboxGateway, type SandboxGateway } from './sandbox-gateway'
import { createWechatGateway } from './wechat-gateway'
import { wechatMerchantOf } from './wechat-merchant'

const SECRET_BYTES = 32

/** What serves WeChat Pay: itself when the environment has its credentials, else the sandbox. */
export const chooseWechatPay = (environment: Environment, database: Queryable, clock: Clock): PaymentGateway => {
  const merchant = wechatMerchantOf(environment)
  if (merchant !== null) return createWechatGateway(merchant, () => clock.now())
  return createSandboxGateway(database, clock, randomBytes(SECRET_BYTES).toString('hex'))
}

const isSandbox = (gateway: PaymentGateway): gateway is SandboxGateway => gateway.name === PayGateway.sandbox

/** The sandbox, on which QA decides; undefined where every provider is real. */
export const sandboxOf = (gateways: PaymentGateways): SandboxGateway | undefined =>
  Object.values(gateways).find(isSandbox)
