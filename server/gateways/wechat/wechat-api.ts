import type { WechatCredentials } from '../../env/env-credentials'

/** What WeChat answers; every reply may be an error instead. */
export interface WechatReply {
  errcode?: number
  errmsg?: string
}
interface TokenReply extends WechatReply {
  access_token?: string
  expires_in?: number
}

/** WeChat's API for one mini-program. */
export interface WechatApi {
  /** A call that proves itself with the app's secret. @throws WechatFault */
  bySecret<Reply extends WechatReply>(path: string, query: Record<string, string>): Promise<Reply>
  /** A call that proves itself with the app's access token, fetched when there is none. @throws WechatFault */
  byToken<Reply extends WechatReply>(path: string, body: object): Promise<Reply>
  /** The same for a call that answers a file, of whatever kind. @throws WechatFault, or Error for a failed answer */
  fileByToken(path: string, body: object): Promise<Buffer>
}

/** WeChat answered an error. */
export class WechatFault extends Error {
  override readonly name = 'WechatFault'

  constructor(readonly errcode: number) {
    super(`WeChat answered error ${errcode}`)
  }
}

const BASE_URL = 'https://api.weixin.qq.com'
const TIMEOUT_MS = 8_000
const MS_PER_SECOND = 1_000
/** Ask for a new access token a little before the old one ends. */
const TOKEN_MARGIN_MS = 300_000
const TOKEN_EXPIRED_CODES = new Set([40001, 42001])

const OPENING_BRACE = 0x7b

const isExpiredToken = (error: unknown): boolean =>
  error instanceof WechatFault && TOKEN_EXPIRED_CODES.has(error.errcode)

const checked = <Reply extends WechatReply>(reply: Reply): Reply => {
  const code = reply.errcode ?? 0
  if (code === 0) return reply
  throw new WechatFault(code)
}

/**
 * Asks WeChat itself. Its stable token is the same for whoever asks while it is good, so that several processes do not
 * void each other's.
 *
 * @param baseUrl - another address, for tests against a local fake.
 */
export const createWechatApi = ({ appId, appSecret }: WechatCredentials, baseUrl = BASE_URL): WechatApi => {
  let token: { value: string; goodUntilMs: number } | null = null

  const ask = (path: string, query: Record<string, string>, body?: object): Promise<Response> =>
    fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })

  const call = async <Reply extends WechatReply>(path: string, query: Record<string, string>, body?: object) => {
    const response = await ask(path, query, body)
    return checked((await response.json()) as Reply)
  }

  const bySecret: WechatApi['bySecret'] = (path, query) => call(path, { appid: appId, secret: appSecret, ...query })

  const accessToken = async (): Promise<string> => {
    if (token !== null && performance.now() < token.goodUntilMs) return token.value
    const body = { grant_type: 'client_credential', appid: appId, secret: appSecret }
    const reply = await call<TokenReply>('/cgi-bin/stable_token', {}, body)
    const value = reply.access_token ?? ''
    token = { value, goodUntilMs: performance.now() + (reply.expires_in ?? 0) * MS_PER_SECOND - TOKEN_MARGIN_MS }
    return value
  }

  /** Makes a call with the access token, again with a new one where ours was voided meanwhile. */
  const withToken = async <Reply>(make: (query: { access_token: string }) => Promise<Reply>): Promise<Reply> => {
    try {
      return await make({ access_token: await accessToken() })
    } catch (error) {
      if (!isExpiredToken(error)) throw error
      token = null
      return make({ access_token: await accessToken() })
    }
  }

  const file = async (path: string, query: Record<string, string>, body: object): Promise<Buffer> => {
    const response = await ask(path, query, body)
    const bytes = Buffer.from(await response.arrayBuffer())
    // An error comes as JSON in place of the file, whatever its type is said to be.
    if (bytes[0] === OPENING_BRACE) checked(JSON.parse(bytes.toString()) as WechatReply)
    if (!response.ok) throw new Error(`WeChat answered HTTP ${response.status} in place of a file`)
    return bytes
  }

  return {
    bySecret,
    byToken: (path, body) => withToken((query) => call(path, query, body)),
    fileByToken: (path, body) => withToken((query) => file(path, query, body)),
  }
}
