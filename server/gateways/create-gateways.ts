import { PayGateway } from '@/wire/enums/payment'
import { Sandbox } from '@/wire/enums/platform'
import type { Clock } from '../system/clock'
import type { Database } from '../db/queryable'
import type { Environment } from '../env/environment'
import { createSandboxESign } from './e-sign/sandbox-e-sign'
import type { Gateways } from './gateways'
import { createTencentGeocoder } from './geocoder/tencent-geocoder'
import { chooseWechatPay } from './pay/choose-gateway'
import { createSandboxSceneCodes } from './scene-code/sandbox-scene-code'
import { createWechatSceneCodes } from './scene-code/wechat-scene-code'
import { createSandboxSms } from './sms/sandbox-sms'
import { createTencentSms } from './sms/tencent-sms'
import { createSandboxSubscriptions } from './subscription/sandbox-subscription'
import { createWechatSubscriptions } from './subscription/wechat-subscription'
import { createSandboxVehicles } from './vehicle/sandbox-vehicle'
import { createWechatApi } from './wechat/wechat-api'
import { createSandboxWechatLogin } from './wechat-login/sandbox-wechat-login'
import { createWechatLogin } from './wechat-login/wechat-login'

interface GatewayNeeds {
  environment: Environment
  database: Database
  clock: Clock
  /** Writes one line where the person who runs the server sees it. */
  print: (line: string) => void
}

/** What WeChat itself does, by one API for all of it; played where its credentials are not given. */
const chooseWechat = ({ environment, database, clock, print }: GatewayNeeds) => {
  const { wechat, subscriptionTemplates, publicUrl } = environment
  if (wechat === null) {
    return {
      wechatLogin: createSandboxWechatLogin(database, clock),
      subscriptions: createSandboxSubscriptions(print),
      sceneCodes: createSandboxSceneCodes(publicUrl),
    }
  }
  const api = createWechatApi(wechat)
  return {
    wechatLogin: createWechatLogin(api),
    subscriptions: createWechatSubscriptions(api, subscriptionTemplates),
    sceneCodes: createWechatSceneCodes(api, wechat.appId),
  }
}

/** Chooses each gateway: the real one where its credentials are given, else its sandbox, as the environment has checked. */
export const createGateways = (needs: GatewayNeeds): Gateways => {
  const { environment, database, clock, print } = needs
  return {
    ...chooseWechat(needs),
    eSign: environment.sandboxes.includes(Sandbox.sign) ? createSandboxESign(database, clock) : null,
    geocoder: environment.maps === null ? null : createTencentGeocoder(environment.maps.key),
    pay: { [PayGateway.wechat]: chooseWechatPay(environment, database, clock) },
    sms: environment.tencentSms === null ? createSandboxSms(print) : createTencentSms(environment.tencentSms),
    vehicles: environment.sandboxes.includes(Sandbox.vehicle) ? createSandboxVehicles(clock) : null,
  }
}
