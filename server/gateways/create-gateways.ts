import { PayGateway } from '@/wire/enums/payment'
import { Sandbox } from '@/wire/enums/platform'
import type { Clock } from '../system/clock'
import type { Database } from '../db/queryable'
import type { Environment } from '../env/environment'
import { createSandboxESign } from './e-sign/sandbox-e-sign'
import type { Gateways } from './gateways'
import { chooseWechatPay } from './pay/choose-gateway'
import { createSandboxSms } from './sms/sandbox-sms'
import { createTencentSms } from './sms/tencent-sms'
import { createSandboxWechatLogin } from './wechat-login/sandbox-wechat-login'
import { createWechatLogin } from './wechat-login/wechat-login'

interface GatewayNeeds {
  environment: Environment
  database: Database
  clock: Clock
  /** Writes one line where the person who runs the server sees it. */
  print: (line: string) => void
}

/** Chooses each gateway: the real one where its credentials are given, else its sandbox, as the environment has checked. */
export const createGateways = ({ environment, database, clock, print }: GatewayNeeds): Gateways => ({
  eSign: environment.sandboxes.includes(Sandbox.sign) ? createSandboxESign(database, clock) : null,
  pay: { [PayGateway.wechat]: chooseWechatPay(environment, database, clock) },
  sms: environment.tencentSms === null ? createSandboxSms(print) : createTencentSms(environment.tencentSms),
  wechatLogin:
    environment.wechat === null ? createSandboxWechatLogin(database, clock) : createWechatLogin(environment.wechat),
})
