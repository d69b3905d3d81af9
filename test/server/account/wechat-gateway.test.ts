import { createWechatApi } from '../../../server/gateways/wechat/wechat-api'
import { createWechatLogin } from '../../../server/gateways/wechat-login/wechat-login'
import { WechatCodeRejected } from '../../../server/gateways/wechat-login/wechat-login-gateway'
import { FakeWechat, type WechatAnswer } from '../../support/outside/fake-wechat'

const CREDENTIALS = { appId: 'wx-app', appSecret: 'app-secret' }

/** WeChat as far as logging in goes: one session code, one phone code. */
const ANSWERS: Readonly<Record<string, WechatAnswer>> = {
  '/sns/jscode2session': (query) =>
    query.get('appid') !== CREDENTIALS.appId || query.get('secret') !== CREDENTIALS.appSecret
      ? { errcode: 40125, errmsg: 'invalid appsecret' }
      : query.get('js_code') === 'good'
        ? { openid: 'open-1', session_key: 'never-leaves-the-server' }
        : { errcode: 40029, errmsg: 'invalid code' },
  '/wxa/business/getuserphonenumber': (_query, body) => {
    const { code } = JSON.parse(body) as { code: string }
    if (code === 'spent') return { errcode: 40163, errmsg: 'code been used' }
    const countryCode = code === 'abroad' ? '1' : '86'
    return { errcode: 0, phone_info: { purePhoneNumber: '13800004417', countryCode } }
  },
}

describe('logging in by WeChat itself', () => {
  let wechat: FakeWechat
  let baseUrl: string

  beforeEach(async () => {
    wechat = new FakeWechat(ANSWERS)
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
    expect(wechat.tokenCalls).toBe(1)
  })

  it('voids no access token of another process by asking for its own', async () => {
    const [one, other] = [createWechatApi(CREDENTIALS, baseUrl), createWechatApi(CREDENTIALS, baseUrl)].map(
      createWechatLogin,
    )
    for (const gateway of [one, other, one, other]) expect(await gateway?.phoneOf('one')).toBe('13800004417')
    expect(wechat.tokenCalls).toBe(2)
  })

  it('asks for another access token when the one it has was voided', async () => {
    const gateway = createWechatLogin(createWechatApi(CREDENTIALS, baseUrl))
    await gateway.phoneOf('one')
    wechat.voidedTokens.add('token-1')
    expect(await gateway.phoneOf('two')).toBe('13800004417')
    expect(wechat.tokenCalls).toBe(2)
  })

  it.each(['spent', 'abroad'])('rejects a phone code that is %s', async (code) => {
    await expect(createWechatLogin(createWechatApi(CREDENTIALS, baseUrl)).phoneOf(code)).rejects.toBeInstanceOf(
      WechatCodeRejected,
    )
  })
})
