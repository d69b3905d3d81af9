import { codeLogin, logout, me, sendSms } from '@/wire/endpoints/account'
import { ClientPlatform, SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { SmsGateway } from '../../../server/gateways/sms/sms-gateway'
import { startTestServer, type TestServer } from '../../support/server/server'

const RESEND_MS = 60 * SECOND_MS

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a verification code', () => {
  let server: TestServer
  let nextPhone = 13_700_000_000

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const newPhone = (): string => String((nextPhone += 1))
  const ask = (phoneNumber: string, smsType: SmsType = SmsType.login) => server.call(sendSms, { phoneNumber, smsType })
  const codeFor = async (phone: string): Promise<string> => {
    await ask(phone)
    return server.sms.lastTo(phone)?.code ?? ''
  }
  const login = (phoneNumber: string, verificationCode: string, agreementsAgreed = true) =>
    server.call(codeLogin, { jsCode: '', phoneNumber, verificationCode, agreementsAgreed })

  it('has six digits, lives five minutes and says when another may be asked for', async () => {
    const phone = newPhone()
    const answer = await ask(phone)
    expect(answer).toMatchObject({ status: 200, data: { expiresInSeconds: 300, resendAfterSeconds: 60 } })
    expect(server.sms.lastTo(phone)?.code).toMatch(/^\d{6}$/)
  })

  it('logs in once where the device tells no id, and opens the account of a new phone', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    const answer = await login(phone, code)
    expect(answer).toMatchObject({ status: 200, data: { agreementsUpdated: false, userInfo: { phone } } })
    expect(answer.data.token).toMatch(/^[\w-]{43}$/)
    expect(await login(phone, code)).toMatchObject({ status: 400, code: ErrorCode.codeExpired })
    expect(
      await server.database.one('SELECT client_platform AS platform FROM account WHERE phone = $1', [phone]),
    ).toEqual({ platform: ClientPlatform.miniProgram })
  })

  it('is the door to the same account the next time', async () => {
    const phone = newPhone()
    const first = await login(phone, await codeFor(phone))
    server.clock.advance(RESEND_MS)
    const second = await login(phone, await codeFor(phone))
    expect(second.data.userInfo.id).toBe(first.data.userInfo.id)
    expect(second.data.token).not.toBe(first.data.token)
  })

  it('is refused when it is wrong, and spent after five wrong tries', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await login(phone, wrong(code))).toMatchObject({ status: 400, code: ErrorCode.wrongCode })
    }
    expect(await login(phone, wrong(code))).toMatchObject({ code: ErrorCode.codeTriesSpent })
    expect(await login(phone, code)).toMatchObject({ code: ErrorCode.codeTriesSpent })
  })

  it('counts tries that come at once', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(phone, wrong(code))))
    expect(answers.filter((answer) => answer.code === ErrorCode.wrongCode)).toHaveLength(4)
    expect(await login(phone, code)).toMatchObject({ code: ErrorCode.codeTriesSpent })
  })

  it('expires', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    server.clock.advance(5 * MINUTE_MS)
    expect(await login(phone, code)).toMatchObject({ status: 400, code: ErrorCode.codeExpired })
  })

  it('ends when a new one is sent', async () => {
    const phone = newPhone()
    const old = await codeFor(phone)
    server.clock.advance(RESEND_MS)
    const fresh = await codeFor(phone)
    expect((await login(phone, fresh)).status).toBe(200)
    expect(await login(phone, old)).toMatchObject({ code: ErrorCode.codeExpired })
  })

  it('serves only its own purpose', async () => {
    const phone = newPhone()
    await ask(phone, SmsType.accountDeletion)
    const code = server.sms.lastTo(phone)?.code ?? ''
    expect(await login(phone, code)).toMatchObject({ code: ErrorCode.codeExpired })
  })

  it('is not sent again within a minute, and the refusal says how long to wait', async () => {
    const phone = newPhone()
    await ask(phone)
    server.clock.advance(18 * SECOND_MS)
    const refused = await ask(phone)
    expect(refused).toMatchObject({
      status: 429,
      code: ErrorCode.smsTooOften,
      data: { retryAfterSeconds: 42 },
      msg: 'A code was sent not long ago. Please try again in 42 seconds.',
    })
    expect(refused.headers['retry-after']).toBe('42')
  })

  it('goes out once when two requests come at once', async () => {
    const phone = newPhone()
    const answers = await Promise.all([ask(phone), ask(phone)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429])
  })

  it('is never kept in clear', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    const row = await server.database.one<{ row: string }>('SELECT c::text AS row FROM sms_code c WHERE phone = $1', [
      phone,
    ])
    expect(row?.row).not.toContain(code)
  })

  it('needs the agreements accepted', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    expect(await login(phone, code, false)).toMatchObject({ status: 400, code: ErrorCode.agreementsNotAccepted })
    expect((await login(phone, code)).status).toBe(200)
  })

  it.each(['', '1380000441', '138000044170', '12345678901', '+8613800004417', 'abc'])(
    'is refused to "%s", which is no mobile number',
    async (phone) => {
      expect(await ask(phone)).toMatchObject({
        status: 422,
        code: ErrorCode.invalidPhone,
        data: { field: 'phoneNumber' },
        msg: 'Please enter an 11-digit mobile number.',
      })
    },
  )
})

describe('a code whose login’s reply was lost', () => {
  const THIS_ONE = { headers: { deviceid: 'device-of-the-shopper' } }
  const ANOTHER = { headers: { deviceid: 'another-device' } }
  const phone = '13711114444'
  let server: TestServer
  let code: string

  beforeEach(async () => {
    server = await startTestServer()
    await server.call(sendSms, { phoneNumber: phone, smsType: SmsType.login }, THIS_ONE)
    code = server.sms.lastTo(phone)?.code ?? ''
  })
  afterEach(() => server.close())

  const typed = (verificationCode: string, device = THIS_ONE) =>
    server.call(codeLogin, { jsCode: '', phoneNumber: phone, verificationCode, agreementsAgreed: true }, device)
  const isLoggedIn = async (token: string) => (await server.call(me, {}, { token })).status === 200

  it('logs the same device in again as often as it is typed until it ends, and the token before counts no more', async () => {
    const tokens = []
    for (let time = 0; time < 3; time += 1) {
      const answer = await typed(code)
      expect(answer.status).toBe(200)
      tokens.push(answer.data.token)
      server.clock.advance(MINUTE_MS)
    }
    expect(await Promise.all(tokens.map(isLoggedIn))).toEqual([false, false, true])
    expect(await server.database.query('SELECT FROM account WHERE phone = $1', [phone])).toHaveLength(1)
    server.clock.advance(2 * MINUTE_MS)
    expect(await typed(code)).toMatchObject({ code: ErrorCode.codeExpired })
  })

  it('is good for no other device', async () => {
    await typed(code)
    expect(await typed(code, ANOTHER)).toMatchObject({ code: ErrorCode.codeExpired })
  })

  it('is good no more once that login has ended', async () => {
    const { token } = (await typed(code)).data
    await server.call(logout, {}, { token })
    expect(await typed(code)).toMatchObject({ code: ErrorCode.codeExpired })
  })

  it('is spent by five wrong tries, before and after', async () => {
    await typed(wrong(code))
    await typed(code)
    for (let tries = 2; tries <= 4; tries += 1)
      expect(await typed(wrong(code))).toMatchObject({ code: ErrorCode.wrongCode })
    expect(await typed(wrong(code))).toMatchObject({ code: ErrorCode.codeTriesSpent })
    expect(await typed(code)).toMatchObject({ code: ErrorCode.codeTriesSpent })
  })
})

describe('the limits of text messages', () => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  it('stop one address that asks without a pause, whatever the phones', async () => {
    const answers = []
    for (let phone = 13_600_000_000; phone < 13_600_000_040; phone += 1) {
      answers.push(await server.call(sendSms, { phoneNumber: String(phone), smsType: SmsType.login }))
    }
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ code: ErrorCode.smsTooOften, data: { retryAfterSeconds: expect.any(Number) } })
  })
})

describe('a provider that fails', () => {
  const body = { phoneNumber: '13711113333', smsType: SmsType.login }
  let isDown: boolean
  let sent: string[]
  let server: TestServer

  beforeEach(async () => {
    isDown = true
    sent = []
    const sms: SmsGateway = {
      send: async ({ code }) => {
        if (isDown) throw new Error('provider down')
        sent.push(code)
      },
      remind: async () => undefined,
      tellFree: async () => undefined,
    }
    server = await startTestServer({ gateways: { sms } })
  })
  afterEach(() => server.close())

  const login = (verificationCode = '') =>
    server.call(codeLogin, {
      jsCode: '',
      phoneNumber: body.phoneNumber,
      verificationCode,
      agreementsAgreed: true,
    })

  it('is told to the shopper, who may ask again at once', async () => {
    expect(await server.call(sendSms, body)).toMatchObject({ status: 503, code: ErrorCode.unavailable })
    isDown = false
    expect((await server.call(sendSms, body)).status).toBe(200)
  })

  it('leaves the code of before as good as it was', async () => {
    isDown = false
    await server.call(sendSms, body)
    server.clock.advance(RESEND_MS)
    isDown = true
    expect(await server.call(sendSms, body)).toMatchObject({ status: 503, code: ErrorCode.unavailable })
    expect((await login(sent[0])).status).toBe(200)
  })
})
