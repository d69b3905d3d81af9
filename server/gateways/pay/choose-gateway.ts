import { randomBytes } from 'node:crypto'
import { PayGateway } from '@/wire/enums/payment'
import type { Clock } from '../../system/clock'
import type { Queryable } from '../../db/queryable'
import type { Environment } from '../../env/environment'
import type { PaymentGateway } from './payment-gateway'
import { createSandboxGateway, type SandboxGateway } from './sandbox-gateway'
import { createWechatGateway } from './wechat-gateway'
import { wechatMerchantOf } from './wechat-merchant'

const SECRET_BYTES = 32

/** The gateway that the environment asks for: WeChat Pay when its credentials are given, else the sandbox. */
export const choosePaymentGateway = (environment: Environment, database: Queryable, clock: Clock): PaymentGateway => {
  const merchant = wechatMerchantOf(environment)
  if (merchant !== null) return createWechatGateway(merchant, () => clock.now())
  return createSandboxGateway(database, clock, randomBytes(SECRET_BYTES).toString('hex'))
}

/** Whether a gateway is the sandbox, on which QA decides. */
export const isSandbox = (gateway: PaymentGateway): gateway is SandboxGateway => gateway.name === PayGateway.sandbox
