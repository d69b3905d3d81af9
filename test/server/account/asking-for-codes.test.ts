import { codeLogin, sendSms } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { startTestServer, type TestServer } from '../../support/server/server'

const RESEND_MS = 60 * SECOND_MS
const OWNER = { device: 'device-of-the-owner', ip: '203.0.113.1' }
const STRANGER = { device: 'device-of-a-stranger', ip: '198.51.100.9' }

/** Who asks: a device's id and an address; either may change. */
interface Person {
  device?: string
  ip: string
}

describe('asking for a code', () => {
  let server: TestServer
  let nextPhone = 13_700_000_000

  beforeAll(async () => {
    server = await startTestServer({ variables: { TRUST_PROXY: '1' } })
  })
  afterEach(() => server.clock.advance(2 * DAY_MS))
  afterAll(() => server.close())

  const newPhone = (): string => String((nextPhone += 1))
  const as = ({ device, ip }: Person) => ({
    headers: { 'x-forwarded-for': ip, ...(device !== undefined && { deviceid: device }) },
  })
  const ask = (phoneNumber: string, person: Person) =>
    server.call(sendSms, { phoneNumber, smsType: SmsType.login }, as(person))
  const login = (phoneNumber: string, verificationCode: string, person: Person) =>
    server.call(codeLogin, { jsCode: '', phoneNumber, verificationCode, agreementsAgreed: true }, as(person))
  const codeFor = async (phone: string, person: Person): Promise<string> => {
    expect((await ask(phone, person)).status).toBe(200)
    return server.sms.lastTo(phone)?.code ?? ''
  }
  const logIn = async (phone: string, person: Person): Promise<number> =>
    (await login(phone, await codeFor(phone, person), person)).status
  const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')
  /** Messages that get through when somebody asks every few seconds, under a new device's id each time. */
  const flood = async (phone: string, ips: readonly string[], calls: number): Promise<number> => {
    let sent = 0
    for (let call = 0; call < calls; call += 1) {
      const ip = ips[call % ips.length] ?? ''
      const answer = await ask(phone, { device: `thrown-away-${call}`, ip })
      if (answer.status === 200) sent += 1
      server.clock.advance(18 * SECOND_MS)
    }
    return sent
  }

  it('by a stranger, twenty times in six minutes, leaves the owner’s way open', async () => {
    const phone = newPhone()
    expect(await flood(phone, [STRANGER.ip], 20)).toBeLessThanOrEqual(5)
    expect(await logIn(phone, OWNER)).toBe(200)
  })

  it('from many addresses uses the number up for new devices, and never for one that has logged in before', async () => {
    const phone = newPhone()
    expect(await logIn(phone, OWNER)).toBe(200)
    server.clock.advance(DAY_MS)
    const crowd = Array.from({ length: 40 }, (_, n) => `198.51.100.${n}`)
    expect(await flood(phone, crowd, 40)).toBe(10)
    expect(await ask(phone, { device: 'a-new-device', ip: '203.0.113.2' })).toMatchObject({
      status: 429,
      code: ErrorCode.smsTooOften,
      data: { retryAfterSeconds: expect.any(Number) },
    })
    expect(await logIn(phone, { ...OWNER, ip: '203.0.113.3' })).toBe(200)
    server.clock.advance(HOUR_MS)
    expect((await ask(phone, { device: 'a-new-device', ip: '203.0.113.2' })).status).toBe(200)
  })

  it('is refused with whether a code of before can still be typed', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, OWNER)
    expect((await ask(phone, OWNER)).data).toEqual({ retryAfterSeconds: 60, isCodeSent: true })
    expect((await ask(phone, STRANGER)).status).toBe(200)
    expect((await login(phone, code, OWNER)).status).toBe(200)
    expect(await ask(phone, OWNER)).toMatchObject({
      data: { retryAfterSeconds: 60 },
      msg: 'No code can be sent right now. Please try again in 60 seconds.',
    })

    const other = newPhone()
    const spent = wrong(await codeFor(other, OWNER))
    for (let time = 0; time < 5; time += 1) await login(other, spent, OWNER)
    expect((await ask(other, OWNER)).data).toEqual({ retryAfterSeconds: 60 })
  })

  it('is refused for the day to whom no code went, who is not told of one', async () => {
    const device = 'one-that-asks-for-many'
    for (let call = 0; call < 10; call += 1) await ask(newPhone(), { device, ip: `203.0.113.${call}` })
    const refused = await ask(newPhone(), { device, ip: '203.0.113.99' })
    expect(refused.data).toEqual({ retryAfterSeconds: DAY_MS / SECOND_MS })
    expect(refused.msg).toBe('No code can be sent right now. Please try again in 24 hours.')
  })

  it('is limited for one device whatever the numbers and addresses', async () => {
    const statuses: number[] = []
    for (let call = 0; call < 12; call += 1) {
      statuses.push((await ask(newPhone(), { device: 'one-device', ip: `203.0.113.${call}` })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  })

  it.each([
    ['ten from one address', 15, HOUR_MS / 3, () => '203.0.113.5', 10],
    ['thirty from all addresses', 40, HOUR_MS / 4, (call: number) => `203.0.113.${call}`, 30],
  ])(
    'is limited for one number within a day to %s, however slowly it comes',
    async (_what, calls, pauseMs, ipOf, most) => {
      const phone = newPhone()
      const statuses: number[] = []
      for (let call = 0; call < calls; call += 1) {
        statuses.push((await ask(phone, { device: `slow-${call}`, ip: ipOf(call) })).status)
        server.clock.advance(pauseMs)
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(most)
    },
  )

  it('is limited for a network of IPv6 as for one address', async () => {
    const phone = newPhone()
    const network = Array.from({ length: 20 }, (_, n) => `2001:db8:1:2::${n + 1}`)
    expect(await flood(phone, network, 20)).toBeLessThanOrEqual(5)
  })

  it.each([
    ['a /48 of IPv6', (n: number) => `2001:db8:77:${n.toString(16)}::1`, '2001:db8:78::1'],
    ['a /24 of IPv4', (n: number) => `192.0.2.${n}`, '203.0.113.7'],
  ])(
    'is limited, widely, for %s as a whole, and not for one who has logged in before',
    async (_what, inside, outside) => {
      const phone = newPhone()
      expect(await logIn(phone, { ...OWNER, ip: inside(1) })).toBe(200)
      server.clock.advance(HOUR_MS)
      const [sent] = await server.database.query<{ network: string }>(
        'SELECT wider_network AS network FROM sms_code WHERE phone = $1',
        [phone],
      )
      // All but one of what the network may ask for, from ever another address to ever another number.
      await server.database.query(
        `INSERT INTO sms_code (id, phone, sms_type, code_hash, ip, wider_network, sent_at, expires_at)
       SELECT $1 || n, n, 1, '', n, $1, $2, $2 FROM generate_series(1, 4998) n`,
        [sent?.network ?? '', server.clock.now()],
      )
      expect((await ask(newPhone(), { device: 'the-last-one', ip: inside(2) })).status).toBe(200)
      expect(await ask(newPhone(), { device: 'one-too-many', ip: inside(3) })).toMatchObject({
        status: 429,
        code: ErrorCode.smsTooOften,
        msg: 'Many codes were asked for from your network. Please try again in 23 hours.',
      })
      expect((await ask(newPhone(), { device: 'one-outside', ip: outside })).status).toBe(200)
      expect((await ask(phone, { ...OWNER, ip: inside(4) })).status).toBe(200)
    },
  )

  it.each(['ip', 'wider_network'])(
    'is not held up by customers of before who log in again, by their %s',
    async (column) => {
      await server.database.query(
        `INSERT INTO sms_code (id, phone, sms_type, code_hash, ip, wider_network, is_known, sent_at, expires_at)
       SELECT $1 || n, n, 1, '', '', '', true, $2, $2 FROM generate_series(1, 5000) n`,
        [`known-by-${column}-`, server.clock.now()],
      )
      const value = column === 'ip' ? '192.0.2.9' : '192.0.2.0/24'
      await server.database.query(`UPDATE sms_code SET ${column} = $1 WHERE is_known`, [value])
      expect((await ask(newPhone(), { device: 'new-here', ip: '192.0.2.9' })).status).toBe(200)
    },
  )

  it('leaves the last of what a wider network may ask for to one of many at once', async () => {
    await server.database.query(
      `INSERT INTO sms_code (id, phone, sms_type, code_hash, ip, wider_network, sent_at, expires_at)
       SELECT 'crowd' || n, n, 1, '', n, '2001:db8:79::/48', $1, $1 FROM generate_series(1, 4999) n`,
      [server.clock.now()],
    )
    const crowd = Array.from({ length: 8 }, (_, n) => ({ device: `of-a-crowd-${n}`, ip: `2001:db8:79:${n}::1` }))
    const answers = await Promise.all(crowd.map((person) => ask(newPhone(), person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('waits a minute for the next one, but only for one’s own', async () => {
    const phone = newPhone()
    await codeFor(phone, STRANGER)
    expect((await ask(phone, OWNER)).status).toBe(200)
    expect((await ask(phone, OWNER)).code).toBe(ErrorCode.smsTooOften)
    server.clock.advance(RESEND_MS)
    expect((await ask(phone, OWNER)).status).toBe(200)
  })

  it('ends no code that somebody else has asked for', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, OWNER)
    await codeFor(phone, STRANGER)
    expect((await login(phone, code, OWNER)).status).toBe(200)
  })

  it('makes the code good for the device that asked, wherever it is by now, and for nobody else', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, OWNER)
    expect((await login(phone, code, { ...OWNER, device: STRANGER.device })).code).toBe(ErrorCode.codeExpired)
    expect((await login(phone, code, { ip: OWNER.ip })).code).toBe(ErrorCode.codeExpired)
    expect((await login(phone, code, { ...OWNER, ip: '192.0.2.77' })).status).toBe(200)
  })

  it('makes the code good for the address where the device tells no id', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, { ip: OWNER.ip })
    expect((await login(phone, code, { ip: STRANGER.ip })).code).toBe(ErrorCode.codeExpired)
    expect((await login(phone, code, { ip: OWNER.ip })).status).toBe(200)
  })

  it('counts wrong tries for who asked: a stranger’s guesses spend nothing', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, OWNER)
    for (let guess = 0; guess < 8; guess += 1)
      expect((await login(phone, wrong(code), STRANGER)).code).toBe(ErrorCode.codeExpired)
    expect((await login(phone, code, OWNER)).status).toBe(200)
  })

  it('leaves a stranger five guesses at a code of their own, however many at once', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, STRANGER)
    // From ever another address, so that no limit of calls comes in between.
    const guess = (_: unknown, n: number) => login(phone, wrong(code), { ...STRANGER, ip: `198.51.100.${n}` })
    const answers = await Promise.all(Array.from({ length: 60 }, guess))
    const codes = answers.map((answer) => answer.code)
    expect(codes.filter((one) => one === ErrorCode.wrongCode)).toHaveLength(4)
    expect(codes.filter((one) => one === ErrorCode.codeTriesSpent)).toHaveLength(56)
    expect((await login(phone, code, STRANGER)).code).toBe(ErrorCode.codeTriesSpent)
    server.clock.advance(MINUTE_MS)
    expect(await logIn(phone, OWNER)).toBe(200)
  })
})
