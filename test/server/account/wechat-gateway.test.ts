import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createWechatApi } from '../../../server/gateways/wechat/wechat-api'
import { createWechatLogin } from '../../../server/gateways/wechat-login/wechat-login'
import { WechatCodeRejected } from '../../../server/gateways/wechat-login/wechat-login-gateway'

const CREDENTIALS = { appId: 'wx-app', appSecret: 'app-secret' }

/** WeChat as far as logging in goes: one session code, one phone code, access tokens that another process may void. */
class FakeWechat {
  tokens = 0
  voidedTokens = new Set<string>()
  answers: Record<string, (query: URLSearchParams, body: string) => object> = {
    '/sns/jscode2session': (query) =>
      query.get('appid') !== CREDENTIALS.appId || query.get('secret') !== CREDENTIALS.appSecret
        ? { errcode: 40125, errmsg: 'invalid appsecret' }
        : query.get('js_code') === 'good'
          ? { openid: 'open-1', session_key: 'never-leaves-the-server' }
          : { errcode: 40029, errmsg: 'invalid code' },
    '/cgi-bin/token': () => ({ access_token: `token-${(this.tokens += 1)}`, expires_in: 7_200 }),
    '/wxa/business/getuserphonenumber': (query, body) => {
      if (this.voidedTokens.has(query.get('access_token') ?? ''))
        return { errcode: 40001, errmsg: 'invalid credential' }
      const { code } = JSON.parse(body) as { code: string }
      if (code === 'spent') return { errcode: 40163, errmsg: 'code been used' }
      const countryCode = code === 'abroad' ? '1' : '86'
      return { errcode: 0, phone_info: { purePhoneNumber: '13800004417', countryCode } }
    },
  }
  private server: Server | null = null

  async open(): Promise<string> {
    this.server = createServer((request, response) => {
      void readBody(request).then((body) => {
        const url = new URL(request.url ?? '/', 'http://wechat')
        response.end(JSON.stringify(this.answers[url.pathname]?.(url.searchParams, body) ?? { errcode: 404 }))
      })
    })
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server?.close(() => resolve()))
  }
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

describe('logging in by WeChat itself', () => {
  let wechat: FakeWechat
  let baseUrl: string

  beforeEach(async () => {
    wechat = new FakeWechat()
    baseUrl = await wechat.open()
  })
  afterEach(() => wechat.close())

  it('learns the open id from a login code', async () => {
    expect(await createWechatLogin(createWechatApi(CREDENTIALS, baseUrl)).openIdOf('good')).toBe('open-1')
  })

  it('tells a bad code from a fault between the servers', async () => {
    const rejected = createWechatLogin(createWechatApi(CREDENTIALS, baseUrl)).openIdOf('bad')
    await expect(rejected).rejects.toBeInstanceOf(WechatCodeRejected)
    const fault = createWechatLogin(createWechatApi({ ...CREDENTIALS, appSecret: 'wrong' }, baseUrl)).openIdOf('good')
    await expect(fault).rejects.toMatchObject({ name: 'WechatFault', errcode: 40125 })
  })

  it('asks for an access token once, not for every phone', async () => {
    const gateway = createWechatLogin(createWechatApi(CREDENTIALS, baseUrl))
    expect(await gateway.phoneOf('one')).toBe('13800004417')
    await gateway.phoneOf('two')
    expect(wechat.tokens).toBe(1)
  })

  it('asks for another access token when the one it has was voided', async () => {
    const gateway = createWechatLogin(createWechatApi(CREDENTIALS, baseUrl))
    await gateway.phoneOf('one')
    wechat.voidedTokens.add('token-1')
    expect(await gateway.phoneOf('two')).toBe('13800004417')
    expect(wechat.tokens).toBe(2)
  })

  it.each(['spent', 'abroad'])('rejects a phone code that is %s', async (code) => {
    await expect(createWechatLogin(createWechatApi(CREDENTIALS, baseUrl)).phoneOf(code)).rejects.toBeInstanceOf(
      WechatCodeRejected,
    )
  })
})
