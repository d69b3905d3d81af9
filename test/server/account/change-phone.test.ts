import { changePhone, codeLogin, me, provePhone, register, sendSms } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { CODE_LIFETIME_MS } from '../../../server/modules/sms/code-policy'
import { codeTo, moveTo, phoneProof } from '../../support/customers/other-phone'
import { breakRow } from '../../support/database/break-row'
import { untilWaiting } from '../../support/database/until-waiting'
import { startTestServer, type TestServer } from '../../support/server/server'

const OLD = '13800004417'
const NEW = '13900005528'
const TAKEN = '13700006639'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const phoneOf = async (token: string): Promise<string> => (await server.call(me, {}, { token })).data.phone

describe('another number', () => {
  it('is taken by codes to both, ends every other login, and is what one logs in by', async () => {
    const { userId, token } = await server.login(OLD)
    const other = await server.login(OLD)
    const { status, data } = await moveTo(server, token, NEW)
    expect([status, data.id, data.phone]).toEqual([200, userId, NEW])
    expect(await phoneOf(token)).toBe(NEW)
    expect((await server.call(me, {}, { token: other.token })).code).toBe(ErrorCode.sessionExpired)
    expect((await server.login(NEW)).userId).toBe(userId)
    expect((await server.login(OLD)).userId).not.toBe(userId)
  })

  it('is not known by the devices that had logged in by the old one', async () => {
    const { userId, token } = await server.login(OLD)
    await server.database.query('INSERT INTO known_device (account_id, device, seen_at) VALUES ($1, $2, $3)', [
      userId,
      Buffer.from('left behind'),
      server.clock.now(),
    ])
    await moveTo(server, token, NEW)
    expect(await server.database.query('SELECT FROM known_device WHERE account_id = $1', [userId])).toHaveLength(0)
  })

  it('of another account is refused with a sentence, to who has it at hand alone, and nothing has changed', async () => {
    const owner = await server.login(TAKEN)
    const { token } = await server.login(OLD)
    const second = await server.login(OLD)
    const wrong = await server.call(
      changePhone,
      { proof: await phoneProof(server, token), phoneNumber: TAKEN, code: '000000' },
      { token },
    )
    expect(wrong.code).toBe(ErrorCode.codeExpired)

    server.clock.advance(MINUTE_MS)
    const refused = await moveTo(server, token, TAKEN)
    expect(refused).toMatchObject({ status: 409, code: ErrorCode.phoneInUse })
    expect(refused.msg).toMatch(/another account/)
    expect(await phoneOf(token)).toBe(OLD)
    expect(await phoneOf(second.token)).toBe(OLD)
    expect(await phoneOf(owner.token)).toBe(TAKEN)
  })

  it('is not called that of another account where anything else is there twice', async () => {
    const { userId, token } = await server.login(OLD)
    const UNIQUE_VIOLATION = '23505'
    await breakRow(server.database, { table: 'account', key: 'id', value: userId, code: UNIQUE_VIOLATION })
    expect(await moveTo(server, token, NEW)).toMatchObject({ status: 500, code: ErrorCode.internal })
  })

  it('needs the old one at hand: no proof of another account, of a number of before, or too old a one is good', async () => {
    const { token } = await server.login(OLD)
    const stranger = await server.login(TAKEN)
    const moveBy = async (proof: string, phoneNumber = NEW) =>
      (await server.call(changePhone, { proof, phoneNumber, code: '123456' }, { token })).code
    expect(await moveBy('')).toBe(ErrorCode.phoneProofEnded)
    expect(await moveBy(await phoneProof(server, stranger.token))).toBe(ErrorCode.phoneProofEnded)

    const proof = await phoneProof(server, token)
    expect(await moveBy(`9${proof}`)).toBe(ErrorCode.phoneProofEnded)
    server.clock.advance(15 * MINUTE_MS)
    expect(await moveBy(proof)).toBe(ErrorCode.phoneProofEnded)

    const fresh = await phoneProof(server, token)
    const code = await codeTo(server, NEW, SmsType.newPhone)
    expect((await server.call(changePhone, { proof: fresh, phoneNumber: NEW, code }, { token })).status).toBe(200)
    expect(await moveBy(fresh, '13600007740')).toBe(ErrorCode.phoneProofEnded)
  })

  it('is the same number after a lost reply, and asks for nothing twice', async () => {
    const { token } = await server.login(OLD)
    const proof = await phoneProof(server, token)
    const code = await codeTo(server, NEW, SmsType.newPhone)
    const send = () => server.call(changePhone, { proof, phoneNumber: NEW, code }, { token })
    expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 200, data: { phone: NEW } })
  })

  it('is proved again by the same code after a lost reply, until that ends, to who asked for it alone', async () => {
    const { token } = await server.login(OLD)
    const code = await codeTo(server, OLD, SmsType.oldPhone)
    const prove = (typed: string, headers?: Record<string, string>) =>
      server.call(provePhone, { code: typed }, { token, ...(headers && { headers }) })
    expect((await prove(code)).status).toBe(200)
    const again = await prove(code)
    expect(again.status).toBe(200)
    expect((await prove(code, { deviceid: 'another-phone' })).code).toBe(ErrorCode.codeExpired)

    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 1; tries < 5; tries += 1) expect((await prove(wrong)).code).toBe(ErrorCode.wrongCode)
    expect((await prove(wrong)).code).toBe(ErrorCode.codeTriesSpent)
    expect((await prove(code)).code).toBe(ErrorCode.codeTriesSpent)

    const { proof } = again.data
    const newCode = await codeTo(server, NEW, SmsType.newPhone)
    expect((await server.call(changePhone, { proof, phoneNumber: NEW, code: newCode }, { token })).status).toBe(200)
    expect((await prove(code)).code).toBe(ErrorCode.codeExpired)
  })

  it('is not proved by a code that has ended, though it was right before', async () => {
    const { token } = await server.login(OLD)
    const code = await codeTo(server, OLD, SmsType.oldPhone)
    expect((await server.call(provePhone, { code }, { token })).status).toBe(200)
    server.clock.advance(CODE_LIFETIME_MS)
    expect((await server.call(provePhone, { code }, { token })).code).toBe(ErrorCode.codeExpired)
  })

  it('is not taken by a code for another purpose, nor by a sixth guess', async () => {
    const { token } = await server.login(OLD)
    const code = await codeTo(server, OLD, SmsType.login)
    expect((await server.call(provePhone, { code }, { token })).code).toBe(ErrorCode.codeExpired)

    const right = await codeTo(server, OLD, SmsType.oldPhone)
    const wrong = right === '000000' ? '111111' : '000000'
    for (let tries = 1; tries < 5; tries += 1) {
      expect((await server.call(provePhone, { code: wrong }, { token })).code).toBe(ErrorCode.wrongCode)
    }
    expect((await server.call(provePhone, { code: wrong }, { token })).code).toBe(ErrorCode.codeTriesSpent)
    expect((await server.call(provePhone, { code: right }, { token })).code).toBe(ErrorCode.codeTriesSpent)
  })
})

describe('a login by the old number that meets the change', () => {
  const headers = { deviceid: 'phone-of-the-stranger' }
  const byCode = async (jsCode: string) => {
    await server.call(sendSms, { phoneNumber: OLD, smsType: SmsType.login }, { headers })
    const verificationCode = server.sms.lastTo(OLD)?.code ?? ''
    const body = { jsCode, phoneNumber: OLD, verificationCode, agreementsAgreed: true }
    return () => server.call(codeLogin, body, { headers })
  }
  const byWechat = async () => () =>
    server.call(register, { loginCode: 'sandbox-new-2', phoneCode: `sandbox-${OLD}-1` }, { headers })

  /** The owner holds the account already and does not have the new number yet, when the other login looks for its account. */
  const meet = async <Reply>(token: string, logIn: () => Promise<Reply>) => {
    const proof = await phoneProof(server, token)
    const code = await codeTo(server, NEW, SmsType.newPhone)
    const { database } = server
    const answers = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM sms_code WHERE phone = $1 FOR UPDATE', [NEW])
      const moved = server.call(changePhone, { proof, phoneNumber: NEW, code }, { token })
      await untilWaiting(database, 1)
      const login = logIn()
      await untilWaiting(database, 2)
      return { moved, login }
    })
    return { moved: await answers.moved, login: await answers.login }
  }

  const traces = `SELECT (SELECT count(*)::int FROM session WHERE account_id = $1) AS sessions,
    (SELECT count(*)::int FROM known_device WHERE account_id = $1) AS devices,
    (SELECT open_id FROM account WHERE id = $1) AS "openId"`

  it.each([
    ['by a code', () => byCode('')],
    ['by a code, with a WeChat user', () => byCode('sandbox-new-1')],
    ['by WeChat’s own number', byWechat],
  ])('opens another account, and leaves nothing behind in the one of before: %s', async (_way, prepare) => {
    const { userId, token } = await server.login(OLD)
    const { moved, login } = await meet(token, await prepare())
    expect(moved).toMatchObject({ status: 200, data: { id: userId, phone: NEW } })
    expect(login).toMatchObject({ status: 200, data: { userInfo: { phone: OLD } } })
    expect(login.data.userInfo.id).not.toBe(userId)
    expect(await phoneOf(token)).toBe(NEW)
    expect(await server.database.one(traces, [userId])).toEqual({ sessions: 1, devices: 0, openId: null })
  })

  it('is refused where its code was used before the change: it is good again for a login that goes on', async () => {
    const { userId, token } = await server.login(OLD)
    const logIn = await byCode('')
    expect((await logIn()).status).toBe(200)
    server.clock.advance(MINUTE_MS)
    const { login } = await meet(token, logIn)
    expect(login).toMatchObject({ status: 400, code: ErrorCode.codeExpired })
    expect(await server.database.one(traces, [userId])).toEqual({ sessions: 1, devices: 0, openId: null })
  })
})
