import { codeLogin, query, register, sendSms, wechatLogin, me, scrmAccount } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { demo } from '@/wire/endpoints/common'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'

const ZHOU = '13800004417'
const LIN = '13800002086'
const SOMEONE_NEW = '13800000001'
const STRANGER = '13811110001'

describe('logging in by WeChat in the demo', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const registerAs = (loginCode: string, phoneCode: string) => server.call(register, { loginCode, phoneCode })

  it('asks one of its people whom it has not met to register first', async () => {
    const answer = await server.call(wechatLogin, { code: 'sandbox-new-0', agreementsAgreed: true })
    expect(answer).toMatchObject({ status: 404, code: ErrorCode.accountNotFound })
  })

  it('registers by the phone number of WeChat and knows the person from then on', async () => {
    const registered = await registerAs('sandbox-new-1', `sandbox-${SOMEONE_NEW}-1`)
    expect(registered).toMatchObject({
      status: 200,
      data: { agreementsUpdated: false, userInfo: { phone: SOMEONE_NEW } },
    })
    const again = await server.call(wechatLogin, { code: 'sandbox-new-2', agreementsAgreed: true })
    expect(again.data.userInfo.id).toBe(registered.data.userInfo.id)
    const silent = await server.call(query, { code: 'sandbox-new-3' })
    expect(silent.data.userInfo.id).toBe(registered.data.userInfo.id)
  })

  it('accepts the agreements as they are whenever they were ticked to log in, once for each version', async () => {
    await server.database.query(
      `INSERT INTO agreement (id, version, title, effective_date, change_note, sections)
       SELECT id, 9, title, '2026-12-01', 'Shorter', sections FROM agreement WHERE id = 2`,
    )
    const { data: silent } = await server.call(query, { code: 'sandbox-new-4' })
    expect(silent.agreementsUpdated).toBe(true)
    const { id } = silent.userInfo
    for (const code of ['sandbox-new-5', 'sandbox-new-6']) {
      const { data } = await server.call(wechatLogin, { code, agreementsAgreed: true })
      expect(data).toMatchObject({ agreementsUpdated: false, userInfo: { id, agreementsUpdated: false } })
    }
    const accepted =
      'SELECT agreement_id AS id, version, scene FROM agreement_acceptance WHERE account_id = $1 ORDER BY 1, 2'
    expect(await server.database.query(accepted, [id])).toEqual([
      { id: 2, version: 8, scene: 1 },
      { id: 2, version: 9, scene: 1 },
      { id: 13, version: 11, scene: 1 },
    ])
  })

  it('lets nobody in as somebody who is not of the demo, whatever the codes say', async () => {
    await server.login(STRANGER)
    const refused = { status: 400, code: ErrorCode.wechatCodeInvalid, data: null }
    expect(await registerAs('anything', `sandbox-${STRANGER}-x`)).toMatchObject(refused)
    expect(await registerAs('sandbox-zhou-7', `sandbox-${STRANGER}-y`)).toMatchObject(refused)
    expect(await registerAs('sandbox-mei-1', `sandbox-${ZHOU}-x`)).toMatchObject(refused)
    expect(await server.call(wechatLogin, { code: 'sandbox-mei-2', agreementsAgreed: true })).toMatchObject(refused)
  })

  it('binds no number of anybody else to a name that everybody knows', async () => {
    const phoneNumber = '13811110007'
    await server.call(sendSms, { phoneNumber, smsType: SmsType.login })
    const verificationCode = server.sms.lastTo(phoneNumber)?.code ?? ''
    const body = { jsCode: 'sandbox-lin-20', phoneNumber, verificationCode, agreementsAgreed: true }
    expect((await server.call(codeLogin, body)).data.userInfo).toMatchObject({ phone: phoneNumber, openId: null })
    expect((await server.call(query, { code: 'sandbox-lin-21' })).data?.userInfo.phone).not.toBe(phoneNumber)
  })

  it('takes the codes of a real WeChat for the demo’s customer, and binds nobody to them', async () => {
    const first = await registerAs('0a3Xq', 'e31f')
    expect(first).toMatchObject({ status: 200, data: { userInfo: { phone: ZHOU, openId: null } } })
    const again = await server.call(wechatLogin, { code: '0a3Xr', agreementsAgreed: true })
    expect(again).toMatchObject({ status: 404, code: ErrorCode.accountNotFound })
  })

  it('takes a code once', async () => {
    const codes = ['sandbox-lin-1', `sandbox-${LIN}-1`] as const
    expect((await registerAs(...codes)).status).toBe(200)
    expect(await registerAs(...codes)).toMatchObject({ status: 400, code: ErrorCode.wechatCodeInvalid })
  })

  it('lets the phone decide whose account it is', async () => {
    const first = await registerAs('sandbox-zhou-2', `sandbox-${LIN}-2`)
    const moved = await registerAs('sandbox-zhou-3', `sandbox-${ZHOU}-3`)
    expect(moved.data.userInfo.id).not.toBe(first.data.userInfo.id)
    const { token } = await server.login(LIN)
    expect((await server.call(me, {}, { token })).data.openId).toBeNull()
    expect(moved.data.userInfo.openId).toMatch(/^o/)
  })

  it('needs the agreements accepted', async () => {
    const answer = await server.call(wechatLogin, { code: 'sandbox-zhou-9', agreementsAgreed: false })
    expect(answer.code).toBe(ErrorCode.agreementsNotAccepted)
  })

  it('tells sales who is bound to WeChat', async () => {
    const bound = await registerAs('sandbox-zhou-10', `sandbox-${ZHOU}-10`)
    const account = await server.call(scrmAccount, {}, { token: bound.data.token })
    expect(account.data).toEqual({ account: bound.data.userInfo.id })
    const { token } = await server.login('13811110006')
    expect((await server.call(scrmAccount, {}, { token })).data).toEqual({ account: null })
  })
})

describe('what a server says of itself', () => {
  it('is, in the demo, what is played and who can get in', async () => {
    const server = await startTestServer()
    const { data } = await server.call(demo, {})
    expect(data.played).toEqual(['login', 'sms', 'pay', 'transfer', 'maps', 'sign', 'vehicle'])
    expect(data.people).toEqual([
      { code: 'zhou', name: 'Zhou Yining', phoneNumber: ZHOU },
      { code: 'lin', name: 'Lin Qiao', phoneNumber: LIN },
      { code: 'new', name: null, phoneNumber: SOMEONE_NEW },
    ])
    await server.close()
  })

  it('names nobody where only other things are played', async () => {
    const server = await startTestServer({ variables: { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' } })
    const { data } = await server.call(demo, {})
    expect(data).toEqual({ played: ['sms', 'pay', 'transfer', 'maps', 'sign', 'vehicle'], people: [] })
    await server.close()
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
