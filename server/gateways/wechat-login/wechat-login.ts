import type { WechatCredentials } from '../../env/env-credentials'
import { WechatCodeRejected, type WechatLoginGateway } from './wechat-login-gateway'

/** What WeChat answers; every reply may be an error instead. */
interface WechatError {
  errcode?: number
  errmsg?: string
}
interface SessionReply extends WechatError {
  openid?: string
}
interface TokenReply extends WechatError {
  access_token?: string
  expires_in?: number
}
interface PhoneReply extends WechatError {
  phone_info?: { purePhoneNumber?: string; countryCode?: string }
}

const BASE_URL = 'https://api.weixin.qq.com'
const TIMEOUT_MS = 8_000
const MS_PER_SECOND = 1_000
/** Ask for a new access token a little before the old one ends. */
const TOKEN_MARGIN_MS = 300_000
const MAINLAND = '86'

/** Invalid, spent or blocked codes; everything else is a fault between the two servers. */
const REJECTED_CODES = new Set([40029, 40163, 40226, 41008])
const TOKEN_EXPIRED_CODES = new Set([40001, 42001])

class WechatFault extends Error {
  override readonly name = 'WechatFault'

  constructor(readonly errcode: number) {
    super(`WeChat answered error ${errcode}`)
  }
}

const checked = <Reply extends WechatError>(reply: Reply): Reply => {
  const code = reply.errcode ?? 0
  if (code === 0) return reply
  throw REJECTED_CODES.has(code) ? new WechatCodeRejected(`WeChat error ${code}`) : new WechatFault(code)
}

/** Asks WeChat itself. @param baseUrl - another address, for tests against a local fake. */
export const createWechatLogin = (credentials: WechatCredentials, baseUrl = BASE_URL): WechatLoginGateway => {
  let token: { value: string; goodUntilMs: number } | null = null

  const call = async <Reply extends WechatError>(path: string, query: Record<string, string>, body?: object) => {
    const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    return checked((await response.json()) as Reply)
  }

  const accessToken = async (): Promise<string> => {
    if (token !== null && performance.now() < token.goodUntilMs) return token.value
    const reply = await call<TokenReply>('/cgi-bin/token', {
      grant_type: 'client_credential',
      appid: credentials.appId,
      secret: credentials.appSecret,
    })
    const value = reply.access_token ?? ''
    token = { value, goodUntilMs: performance.now() + (reply.expires_in ?? 0) * MS_PER_SECOND - TOKEN_MARGIN_MS }
    return value
  }

  const askPhone = async (code: string): Promise<PhoneReply> =>
    call<PhoneReply>('/wxa/business/getuserphonenumber', { access_token: await accessToken() }, { code })

  return {
    openIdOf: async (loginCode) => {
      const reply = await call<SessionReply>('/sns/jscode2session', {
        appid: credentials.appId,
        secret: credentials.appSecret,
        js_code: loginCode,
        grant_type: 'authorization_code',
      })
      if (reply.openid === undefined) throw new WechatCodeRejected('no open id')
      return reply.openid
    },
    phoneOf: async (phoneCode) => {
      const reply = await askPhone(phoneCode).catch((error: unknown) => {
        if (!(error instanceof WechatFault && TOKEN_EXPIRED_CODES.has(error.errcode))) throw error
        // Another process has asked for a token since; ours is void.
        token = null
        return askPhone(phoneCode)
      })
      const { purePhoneNumber, countryCode } = reply.phone_info ?? {}
      if (purePhoneNumber === undefined || countryCode !== MAINLAND) throw new WechatCodeRejected('no mainland phone')
      return purePhoneNumber
    },
  }
}
