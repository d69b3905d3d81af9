import { codeLogin, devices, logout, logoutDevice, logoutEverywhere, query, sendSms } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'
import { leaveAccount } from '../../support/customers/leave-account'
import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { moveTo } from '../../support/customers/other-phone'
import { startTestServer, type TestServer } from '../../support/server/server'

const ZHOU = '13800004417'
const OTHER = '13900005528'
const MIGRATION = '275.wechat-users-of-before.sql'
const PHONE = { deviceid: 'phone-of-lin', device: 'HUAWEI Pura 70 (WeChat)' }
/** WeChat's own browser, where nobody's WeChat user is known. */
const BROWSER = { deviceid: 'browser-of-lin', device: 'Android Pura 70 (WeChat)' }

describe('a WeChat user that an account was logged in with', () => {
  let server: TestServer
  let codes = 0

  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  /** By a text message, on the phone of Lin's WeChat. */
  const logInWithLin = async (headers: Record<string, string> = PHONE): Promise<string> => {
    await server.call(sendSms, { phoneNumber: ZHOU, smsType: SmsType.login }, { headers })
    const verificationCode = server.sms.lastTo(ZHOU)?.code ?? ''
    const jsCode = headers === BROWSER ? '' : `sandbox-lin-${++codes}`
    const body = { jsCode, phoneNumber: ZHOU, verificationCode, agreementsAgreed: true }
    const { token } = (await server.call(codeLogin, body, { headers })).data
    server.clock.advance(MINUTE_MS)
    return token
  }
  const wayInOfLin = async () => (await server.call(query, { code: `sandbox-lin-${++codes}` })).status
  const sessionOf = async (token: string): Promise<string> => {
    const { data } = await server.call(devices, {}, { token })
    return data.find(({ isThis }) => isThis)?.id ?? ''
  }

  it('gets in without a code, also after their own log-out', async () => {
    const token = await logInWithLin()
    await server.call(logout, {}, { token })
    expect(await wayInOfLin()).toBe(200)
  })

  it('gets in no more once the number has changed', async () => {
    await logInWithLin()
    const { token } = await server.login(ZHOU)
    expect((await moveTo(server, token, OTHER)).status).toBe(200)
    expect(await wayInOfLin()).toBe(404)
  })

  it('gets in no more after “log out everywhere”, also where their own session had ended before', async () => {
    const theirs = await logInWithLin()
    await server.call(logout, {}, { token: theirs })
    const { token } = await server.login(ZHOU)
    await server.call(logoutEverywhere, {}, { token })
    expect(await wayInOfLin()).toBe(404)
  })

  it('gets in no more once the last of their devices is logged out, whichever others are', async () => {
    const [phone, tablet] = [await logInWithLin(), await logInWithLin({ ...PHONE, deviceid: 'tablet-of-lin' })]
    const browser = await server.login(ZHOU)
    const { token } = await server.login(ZHOU)
    const logOut = async (id: string) => (await server.call(logoutDevice, { id }, { token })).status
    const [phoneId, tabletId] = [await sessionOf(phone), await sessionOf(tablet)]
    expect(await logOut(await sessionOf(browser.token))).toBe(200)
    expect(await logOut(tabletId)).toBe(200)
    expect(await wayInOfLin()).toBe(200)
    const { data } = await server.call(devices, {}, { token })
    for (const { id, isThis } of data) if (!isThis) await logOut(id)
    expect(data.map(({ id }) => id)).toContain(phoneId)
    expect(await wayInOfLin()).toBe(404)
  })

  it('gets in no more once the only device that was still logged in is logged out', async () => {
    await logInWithLin({ ...PHONE, deviceid: 'tablet-of-lin' })
    server.clock.advance(29 * DAY_MS)
    const phone = await logInWithLin()
    const phoneId = await sessionOf(phone)
    server.clock.advance(2 * DAY_MS)
    const { token } = await server.login(ZHOU)
    await server.call(logoutDevice, { id: phoneId }, { token })
    expect(await wayInOfLin()).toBe(404)
  })

  it('gets in still once they have logged their own device out of the list', async () => {
    const token = await logInWithLin()
    await server.call(logoutDevice, { id: await sessionOf(token) }, { token })
    expect(await wayInOfLin()).toBe(200)
  })

  it('gets in no more once the account is to be deleted, which they could call off, unless they have asked for it', async () => {
    await logInWithLin()
    const { token } = await server.login(ZHOU)
    expect((await leaveAccount(server, token)).status).toBe(200)
    expect(await wayInOfLin()).toBe(404)

    const theirs = await logInWithLin()
    expect((await leaveAccount(server, theirs)).status).toBe(200)
    expect(await wayInOfLin()).toBe(200)
  })

  it('stays bound when they ask for it themselves', async () => {
    const token = await logInWithLin()
    expect((await moveTo(server, token, OTHER)).status).toBe(200)
    const { token: elsewhere } = await server.login(OTHER)
    await server.call(logoutDevice, { id: await sessionOf(elsewhere) }, { token })
    expect(await wayInOfLin()).toBe(200)
    await server.call(logoutEverywhere, {}, { token })
    expect(await wayInOfLin()).toBe(200)
  })

  describe('by a database that did not keep who opened a session', () => {
    const upgrade = async () => {
      await server.database.query('UPDATE session SET open_id = NULL')
      await server.database.query('DELETE FROM schema_migration WHERE name = $1', [MIGRATION])
      expect(await migrate(server.database, TEST_START)).toEqual([MIGRATION])
    }

    it('stays bound when they ask for another number in the mini-program', async () => {
      const token = await logInWithLin()
      await upgrade()
      expect((await moveTo(server, token, OTHER)).status).toBe(200)
      expect(await wayInOfLin()).toBe(200)
    })

    it('gets in no more once it is asked for in a browser, also in that of WeChat', async () => {
      await logInWithLin()
      const token = await logInWithLin(BROWSER)
      await upgrade()
      expect((await moveTo(server, token, OTHER)).status).toBe(200)
      expect(await wayInOfLin()).toBe(404)
    })
  })

  it('is nobody whose device a stranger can log out', async () => {
    const id = await sessionOf(await logInWithLin())
    const { token } = await server.login('13811110009')
    expect((await server.call(logoutDevice, { id }, { token })).status).toBe(404)
    expect(await wayInOfLin()).toBe(200)
  })
})
