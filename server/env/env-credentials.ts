import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { InBoth } from '@/language/language'
import { optional, readGroup, readOrigin, readUrl, refuseLonely, type Variables } from './env-values'
import { StartupError } from '../system/startup-error'

/** Credentials of the mini-program, for WeChat login and phone numbers. */
export interface WechatCredentials {
  appId: string
  appSecret: string
}

/** Credentials of a WeChat Pay merchant (APIv3). The keys are PEM texts. */
export interface WechatPayCredentials {
  merchantId: string
  /** Serial number of the merchant's certificate. */
  certificateSerial: string
  privateKey: string
  apiV3Key: string
  /** Id of WeChat Pay's public key (`PUB_KEY_ID_...`) or the serial number of its platform certificate. */
  platformKeyId: string
  platformPublicKey: string
  /** Another base URL, for tests against a local fake; null is the real one. */
  baseUrl: string | null
}

/** Credentials and texts of Tencent Cloud SMS. */
export interface TencentSmsCredentials {
  secretId: string
  secretKey: string
  sdkAppId: string
  signName: string
  templateIds: InBoth<string>
  reminderTemplateIds: InBoth<string>
  freeTemplateIds: InBoth<string>
}

/** The account that shoppers transfer to. */
interface PayeeAccount {
  name: string
  bank: string
  account: string
}

/** The key of Tencent's location service, which tells addresses. */
interface MapsCredentials {
  key: string
}

/** Each set is null when its variables are not given: its gateway is then played (`env-sandboxes.ts`). */
export interface Credentials {
  wechat: WechatCredentials | null
  wechatPay: WechatPayCredentials | null
  tencentSms: TencentSmsCredentials | null
  payee: PayeeAccount | null
  maps: MapsCredentials | null
}

/** The variables of each set. */
export const credentialVariables = {
  wechat: { appId: 'WECHAT_APP_ID', appSecret: 'WECHAT_APP_SECRET' },
  wechatPay: {
    merchantId: 'WECHAT_PAY_MCH_ID',
    certificateSerial: 'WECHAT_PAY_SERIAL_NO',
    privateKeyFile: 'WECHAT_PAY_PRIVATE_KEY_FILE',
    apiV3Key: 'WECHAT_PAY_API_V3_KEY',
    platformKeyId: 'WECHAT_PAY_PLATFORM_KEY_ID',
    platformKeyFile: 'WECHAT_PAY_PLATFORM_KEY_FILE',
  },
  tencentSms: {
    secretId: 'TENCENT_SMS_SECRET_ID',
    secretKey: 'TENCENT_SMS_SECRET_KEY',
    sdkAppId: 'TENCENT_SMS_SDK_APP_ID',
    signName: 'TENCENT_SMS_SIGN_NAME',
    templateId: 'TENCENT_SMS_TEMPLATE_ID',
    reminderTemplateId: 'TENCENT_SMS_REMINDER_TEMPLATE_ID',
    freeTemplateId: 'TENCENT_SMS_FREE_TEMPLATE_ID',
  },
  payee: { name: 'PAYEE_NAME', bank: 'PAYEE_BANK', account: 'PAYEE_ACCOUNT' },
  maps: { key: 'TENCENT_MAP_KEY' },
} as const satisfies Record<keyof Credentials, Record<string, string>>

const API_V3_KEY_LENGTH = 32

/** The text of a key in PEM, which `read` understands. */
const readPem = (name: string, file: string, read: (pem: string) => unknown): string => {
  try {
    const pem = readFileSync(file, 'utf8')
    read(pem)
    return pem
  } catch {
    throw new StartupError(`${name} names a file that cannot be read or holds no such key in PEM: ${file}`)
  }
}

const readWechatPay = (variables: Variables): WechatPayCredentials | null => {
  const group = readGroup(variables, credentialVariables.wechatPay)
  if (group === null) {
    refuseLonely(variables, ['WECHAT_PAY_BASE_URL'], credentialVariables.wechatPay.merchantId)
    return null
  }
  if (optional(variables, 'WECHAT_APP_ID') === null) {
    throw new StartupError('WECHAT_PAY_MCH_ID given without WECHAT_APP_ID: a payment names the app it is made in.')
  }
  if (Buffer.byteLength(group.apiV3Key) !== API_V3_KEY_LENGTH) {
    throw new StartupError(`WECHAT_PAY_API_V3_KEY must have ${API_V3_KEY_LENGTH} characters.`)
  }
  if (readOrigin(variables, 'PUBLIC_URL')?.startsWith('https:') !== true) {
    throw new StartupError('WECHAT_PAY_MCH_ID given without a PUBLIC_URL of https: WeChat Pay sends its notices there.')
  }
  const { privateKeyFile, platformKeyFile, ...plain } = group
  return {
    ...plain,
    privateKey: readPem('WECHAT_PAY_PRIVATE_KEY_FILE', privateKeyFile, createPrivateKey),
    platformPublicKey: readPem('WECHAT_PAY_PLATFORM_KEY_FILE', platformKeyFile, createPublicKey),
    baseUrl: readUrl(variables, 'WECHAT_PAY_BASE_URL', ['http:', 'https:']),
  }
}

const CHINESE_TEMPLATES = {
  templateId: 'TENCENT_SMS_TEMPLATE_ID_ZH',
  reminderTemplateId: 'TENCENT_SMS_REMINDER_TEMPLATE_ID_ZH',
  freeTemplateId: 'TENCENT_SMS_FREE_TEMPLATE_ID_ZH',
} as const

const readTencentSms = (variables: Variables): TencentSmsCredentials | null => {
  const group = readGroup(variables, credentialVariables.tencentSms)
  if (group === null) {
    refuseLonely(variables, Object.values(CHINESE_TEMPLATES), credentialVariables.tencentSms.templateId)
    return null
  }
  const { templateId, reminderTemplateId, freeTemplateId, ...plain } = group
  const inBoth = (en: string, chinese: string): InBoth<string> => ({ en, zh: optional(variables, chinese) ?? en })
  return {
    ...plain,
    templateIds: inBoth(templateId, CHINESE_TEMPLATES.templateId),
    reminderTemplateIds: inBoth(reminderTemplateId, CHINESE_TEMPLATES.reminderTemplateId),
    freeTemplateIds: inBoth(freeTemplateId, CHINESE_TEMPLATES.freeTemplateId),
  }
}

/**
 * Reads the credentials of the real gateways.
 *
 * @throws StartupError when a set is incomplete or a key file cannot be read.
 */
export const readCredentials = (variables: Variables): Credentials => ({
  wechat: readGroup(variables, credentialVariables.wechat),
  wechatPay: readWechatPay(variables),
  payee: readGroup(variables, credentialVariables.payee),
  maps: readGroup(variables, credentialVariables.maps),
  tencentSms: readTencentSms(variables),
})
