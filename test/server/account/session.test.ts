import {
  codeLogin,
  devices,
  logout,
  logoutDevice,
  logoutEverywhere,
  me,
  register,
  sendSms,
} from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { holdAccount } from '../../../server/modules/session/hold-account'
import { closeAllSessions } from '../../../server/modules/session/session-statements'
import { untilWaiting } from '../../support/database/until-waiting'
import { startTestServer, type TestServer } from '../../support/server/server'

describe('a session', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('is asked for where login is required', async () => {
    expect(await server.call(me, {})).toMatchObject({ status: 401, code: ErrorCode.notLoggedIn, data: null })
  })

  it('is refused when its token is unknown', async () => {
    const answer = await server.call(me, {}, { token: 'x'.repeat(43) })
    expect(answer).toMatchObject({ status: 401, code: ErrorCode.sessionExpired })
  })

  it('ends with log-out, and log-out without one is fine', async () => {
    const { token } = await server.login('13822220001')
    expect((await server.call(me, {}, { token })).status).toBe(200)
    expect(await server.call(logout, {}, { token })).toMatchObject({ status: 200, data: null })
    expect((await server.call(me, {}, { token })).code).toBe(ErrorCode.sessionExpired)
    expect((await server.call(logout, {}, { token })).status).toBe(200)
    expect((await server.call(logout, {})).status).toBe(200)
  })

  it.each([logout, logoutEverywhere])('ends without any body, as with an empty one', async ({ path }) => {
    const { token } = await server.login('13822220011')
    const authorization = `Bearer ${token}`
    const answer = await server.app.inject({ method: 'POST', url: API_PREFIX + path, headers: { authorization } })
    expect(answer.json()).toMatchObject({ code: 200, data: null })
    expect((await server.call(me, {}, { token })).code).toBe(ErrorCode.sessionExpired)
  })

  it('leaves other sessions of the same account alone when it ends', async () => {
    const phone = await server.login('13822220002')
    const tablet = await server.login('13822220002')
    await server.call(logout, {}, { token: phone.token })
    expect((await server.call(me, {}, { token: tablet.token })).status).toBe(200)
  })

  it('ends after thirty days without use', async () => {
    const { token } = await server.login('13822220003')
    server.clock.advance(30 * DAY_MS)
    expect((await server.call(me, {}, { token })).code).toBe(ErrorCode.sessionExpired)
  })

  it('lives on while it is used, and for ninety days at most', async () => {
    const { token } = await server.login('13822220005')
    for (let day = 29; day < 90; day += 29) {
      server.clock.advance(29 * DAY_MS)
      expect({ day, status: (await server.call(me, {}, { token })).status }).toEqual({ day, status: 200 })
    }
    server.clock.advance(3 * DAY_MS)
    expect((await server.call(me, {}, { token })).code).toBe(ErrorCode.sessionExpired)
  })

  it('is one of twenty of its account at most: the longest unused ends', async () => {
    const phone = '13822220006'
    const tokens: string[] = []
    for (let count = 0; count < 21; count += 1) {
      tokens.push((await server.login(phone)).token)
      server.clock.advance(MINUTE_MS)
    }
    const [first, second] = tokens
    expect((await server.call(me, {}, { token: first ?? '' })).code).toBe(ErrorCode.sessionExpired)
    expect((await server.call(me, {}, { token: second ?? '' })).status).toBe(200)
    const together = await Promise.all(Array.from({ length: 30 }, () => server.login(phone)))
    const alive = await Promise.all(together.map(({ token }) => server.call(me, {}, { token })))
    expect(alive.filter(({ status }) => status === 200)).toHaveLength(20)
  })

  it('is kept as a hash: the token is nowhere in the database', async () => {
    const { token } = await server.login('13822220004')
    const rows = await server.database.query<{ row: string }>('SELECT s::text AS row FROM session s')
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })
})

describe('the devices of an account', () => {
  const phoneNumber = '13822221001'
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const logIn = async (device: string, deviceid: string): Promise<string> => {
    server.clock.advance(HOUR_MS)
    const headers = { device, deviceid }
    await server.call(sendSms, { phoneNumber, smsType: SmsType.login }, { headers })
    const verificationCode = server.sms.lastTo(phoneNumber)?.code ?? ''
    const body = { jsCode: '', phoneNumber, verificationCode, agreementsAgreed: true }
    return (await server.call(codeLogin, body, { headers })).data.token
  }
  const everywhere = (token: string) => server.call(logoutEverywhere, {}, { token })
  const status = async (token: string): Promise<number> => (await server.call(me, {}, { token })).status

  it('are listed with what they call themselves, the one that asks among them', async () => {
    const phone = await logIn('Apple iPhone (WeChat)', 'device-phone')
    const laptop = await logIn('Apple Macintosh (Chrome)', 'device-laptop')
    await server.login('13822221002')
    const { data } = await server.call(devices, {}, { token: laptop })
    expect(data).toMatchObject([
      { name: 'Apple Macintosh (Chrome)', isThis: true },
      { name: 'Apple iPhone (WeChat)', isThis: false },
    ])
    expect(data[0]?.loggedInTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(JSON.stringify(data)).not.toContain(phone)
    await everywhere(phone)
  })

  it('are those that are logged in: one whose login has ended is none of them', async () => {
    await logIn('Apple iPad (WeChat)', 'device-tablet')
    server.clock.advance(30 * DAY_MS)
    const phone = await logIn('Apple iPhone (WeChat)', 'device-phone')
    const { data } = await server.call(devices, {}, { token: phone })
    expect(data.map(({ name }) => name)).toEqual(['Apple iPhone (WeChat)'])
    await server.call(logout, {}, { token: phone })
  })

  it('have one login each: the older token of a device ends with its next', async () => {
    const before = await logIn('Apple iPhone (WeChat)', 'device-phone')
    const after = await logIn('Apple iPhone (WeChat)', 'device-phone')
    expect([await status(before), await status(after)]).toEqual([401, 200])
    expect((await server.call(devices, {}, { token: after })).data).toHaveLength(1)
  })

  it('are logged out one by one, by their owner alone', async () => {
    const phone = await logIn('Apple iPhone (WeChat)', 'device-phone')
    const laptop = await logIn('Apple Macintosh (Chrome)', 'device-laptop')
    const { data } = await server.call(devices, {}, { token: laptop })
    const id = data.find(({ isThis }) => !isThis)?.id ?? ''
    const stranger = await server.login('13822221003')
    expect(await server.call(logoutDevice, { id }, { token: stranger.token })).toMatchObject({ status: 404 })
    expect(await status(phone)).toBe(200)
    expect((await server.call(logoutDevice, { id }, { token: laptop })).data).toMatchObject([{ isThis: true }])
    expect([await status(phone), await status(laptop)]).toEqual([401, 200])
  })

  it('are all logged out at once, and nobody else is', async () => {
    const tokens = [
      await logIn('Apple iPhone (WeChat)', 'device-phone'),
      await logIn('Android Pixel (Chrome)', 'device-3'),
    ]
    const other = await server.login('13822221004')
    expect(await everywhere(tokens[1] ?? '')).toMatchObject({ status: 200, data: null })
    expect([await status(tokens[0] ?? ''), await status(tokens[1] ?? ''), await status(other.token)]).toEqual([
      401, 401, 200,
    ])
  })

  it('are all logged out with one whose login was just being done', async () => {
    await logIn('Apple iPhone (WeChat)', 'device-phone')
    const token = await logIn('Apple Macintosh (Chrome)', 'device-laptop')
    const { database } = server
    const meeting = await database.transaction(async (tx) => {
      // Of what a login writes its device comes last: its session is there, and nobody else sees it yet.
      await tx.query('SELECT FROM known_device FOR UPDATE')
      const login = logIn('Apple iPhone (WeChat)', 'device-phone')
      await untilWaiting(database, 1)
      const ended = everywhere(token)
      await Promise.race([ended, untilWaiting(database, 2)])
      return { login, ended }
    })
    expect((await meeting.ended).status).toBe(200)
    const late = await meeting.login
    expect(late).toHaveLength(token.length)
    expect(await status(late)).toBe(401)
  })

  it('are all logged out with one that asks for its lost reply meanwhile: its code is spent', async () => {
    const headers = { deviceid: 'device-phone' }
    server.clock.advance(HOUR_MS)
    await server.call(sendSms, { phoneNumber, smsType: SmsType.login }, { headers })
    const verificationCode = server.sms.lastTo(phoneNumber)?.code ?? ''
    const logInAgain = () =>
      server.call(codeLogin, { jsCode: '', phoneNumber, verificationCode, agreementsAgreed: true }, { headers })
    const { token, userInfo } = (await logInAgain()).data
    const { database } = server
    const again = await database.transaction(async (tx) => {
      await holdAccount(tx, userInfo.id)
      const login = logInAgain()
      await untilWaiting(database, 1)
      await closeAllSessions(tx, userInfo.id)
      return { login }
    })
    expect(await again.login).toMatchObject({ status: 400, code: ErrorCode.codeExpired })
    expect(await status(token)).toBe(401)
  })

  it('are shut out when the number is bound to another WeChat user, and when theirs moves to another number', async () => {
    const [lin, zhou] = ['13800002086', '13800004417']
    const bind = async (loginCode: string, phone: string) =>
      (await server.call(register, { loginCode, phoneCode: `sandbox-${phone}-${loginCode}` })).data.token
    const first = await bind('sandbox-lin-1', lin)
    const again = await bind('sandbox-lin-2', lin)
    expect([await status(first), await status(again)]).toEqual([200, 200])
    const newOwner = await bind('sandbox-new-1', lin)
    expect([await status(first), await status(again), await status(newOwner)]).toEqual([401, 401, 200])
    const moved = await bind('sandbox-new-2', zhou)
    expect([await status(newOwner), await status(moved)]).toEqual([401, 200])
  })
})
