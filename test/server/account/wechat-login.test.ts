import { query, register, wechatLogin, me, scrmAccount } from '@/wire/endpoints/account'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server'

describe('logging in by WeChat in the sandbox', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('asks someone unknown to register first', async () => {
    const answer = await server.call(wechatLogin, { code: 'sandbox-unknown', agreementsAgreed: true })
    expect(answer).toMatchObject({ status: 404, code: ErrorCode.accountNotFound })
  })

  it('registers by the phone number of WeChat and knows the person from then on', async () => {
    const registered = await server.call(register, { loginCode: 'sandbox-mei-1', phoneCode: 'sandbox-13811110001-1' })
    expect(registered).toMatchObject({
      status: 200,
      data: { agreementsUpdated: false, userInfo: { phone: '13811110001' } },
    })
    const again = await server.call(wechatLogin, { code: 'sandbox-mei-2', agreementsAgreed: true })
    expect(again.data.userInfo.id).toBe(registered.data.userInfo.id)
    const silent = await server.call(query, { code: 'sandbox-mei-3' })
    expect(silent.data.userInfo.id).toBe(registered.data.userInfo.id)
  })

  it('takes a code once', async () => {
    const body = { loginCode: 'sandbox-once-1', phoneCode: 'sandbox-13811110002-1' }
    expect((await server.call(register, body)).status).toBe(200)
    expect(await server.call(register, body)).toMatchObject({ status: 400, code: ErrorCode.wechatCodeInvalid })
  })

  it('lets the phone decide whose account it is', async () => {
    const first = await server.call(register, { loginCode: 'sandbox-lu-1', phoneCode: 'sandbox-13811110003-1' })
    const moved = await server.call(register, { loginCode: 'sandbox-lu-2', phoneCode: 'sandbox-13811110004-1' })
    expect(moved.data.userInfo.id).not.toBe(first.data.userInfo.id)
    const old = await server.call(me, {}, { token: first.data.token })
    expect(old.data.openId).toBeNull()
    expect(moved.data.userInfo.openId).toMatch(/^o/)
  })

  it('needs the agreements accepted', async () => {
    const answer = await server.call(wechatLogin, { code: 'sandbox-mei-9', agreementsAgreed: false })
    expect(answer.code).toBe(ErrorCode.agreementsNotAccepted)
  })

  it('tells sales who is bound to WeChat', async () => {
    const bound = await server.call(register, { loginCode: 'sandbox-sun-1', phoneCode: 'sandbox-13811110005-1' })
    const account = await server.call(scrmAccount, {}, { token: bound.data.token })
    expect(account.data).toEqual({ account: bound.data.userInfo.id })
    const { token } = await server.login('13811110006')
    expect((await server.call(scrmAccount, {}, { token })).data).toEqual({ account: null })
  })
})

describe('WeChat not answering', () => {
  it('is told as such, and is no fault of the code', async () => {
    const away = async (): Promise<string> => {
      throw new Error('connect ETIMEDOUT')
    }
    const server = await startTestServer({ gateways: { wechatLogin: { openIdOf: away, phoneOf: away } } })
    const answer = await server.call(wechatLogin, { code: 'any', agreementsAgreed: true })
    expect(answer).toMatchObject({ status: 503, code: ErrorCode.unavailable })
    await server.close()
  })
})
