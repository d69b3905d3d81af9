import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnvironment, readReach } from '../../../server/env/environment'
import { StartupError } from '../../../server/system/startup-error'

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      wechat: null,
      wechatPay: null,
      tencentSms: null,
    })
  })

  it('reads what is set', () => {
    const environment = readEnvironment({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/vela',
      DATABASE_URL: 'postgres://vela:pass@db/vela',
      PUBLIC_URL: 'https://vela.example/',
      TRUST_PROXY: '1',
    })
    expect(environment).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/var/lib/vela',
      databaseUrl: 'postgres://vela:pass@db/vela',
      publicUrl: 'https://vela.example',
      trustProxy: 1,
    })
  })

  it.each([
    ['https://vela.example', 'https://vela.example'],
    ['https://vela.example//', 'https://vela.example'],
    ['HTTPS://Vela.Example:443/', 'https://vela.example'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
  ])('takes PUBLIC_URL=%s as %s, behind which paths are put', (given, publicUrl) => {
    expect(readEnvironment({ PUBLIC_URL: given })).toMatchObject({ publicUrl })
  })

  it('says what to write for a PUBLIC_URL that cannot be used, and does not repeat it', () => {
    expect(() => readEnvironment({ PUBLIC_URL: 'https://anna:word@vela.example/app' })).toThrow(
      'PUBLIC_URL must be a web address such as https://vela.example or http://localhost:3000, without a path, a query or anything else behind it.',
    )
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/vela'],
    ['DATABASE_URL', 'not a url'],
    ['DATABASE_POOLER', 'session'],
    ['DATABASE_POOLER', 'transaction'],
    ['PUBLIC_URL', 'vela.example'],
    ['PUBLIC_URL', 'ftp://vela.example'],
    ['PUBLIC_URL', 'https://'],
    ['PUBLIC_URL', 'https://vela.example/app'],
    ['PUBLIC_URL', 'https://vela.example/?from=card'],
    ['PUBLIC_URL', 'https://vela.example?'],
    ['PUBLIC_URL', 'https://vela.example/#'],
    ['PUBLIC_URL', 'https://vela.example/#/pages/home'],
    ['PUBLIC_URL', 'https://anna:word@vela.example'],
    ['TRUST_PROXY', 'maybe'],
    ['PLACINGS_A_MINUTE', '0'],
    ['UNPAID_ORDERS_OF_MODEL', 'two'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', 'fd00::/8/8'],
    ['API_DOCS', 'perhaps'],
    ['PAGE_SOURCES', 'https:'],
    ['PAGE_SOURCES', 'https://cdn.vela.example/path'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_SYSTEM', 'wgs84'],
    ['WECHAT_PAY_BASE_URL', 'https://pay.example'],
    ['LOG_LEVEL', 'loud'],
    ['SERVER_SECRET', 'short'],
    ['SERVER_SECRET_OLD', 'short'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(StartupError)
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
  })

  it.each([
    ['::1', 'http://[::1]:3000'],
    ['::', 'http://localhost:3000'],
    ['10.0.0.4', 'http://10.0.0.4:3000'],
  ])('is reached at HOST=%s by %s, unless it is told where', (host, publicUrl) => {
    expect(readEnvironment({ HOST: host }).publicUrl).toBe(publicUrl)
  })

  it.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, fd00::/8', ['127.0.0.1', 'fd00::/8']],
  ])('takes TRUST_PROXY=%s for hops or networks', (value, trustProxy) => {
    expect(readEnvironment({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy)
  })

  it.each([
    [{ MAP_TILES_URL: 'tiles/{z}/{x}/{y}.png' }, /^MAP_TILES_URL must be an address/],
    [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, /^MAP_TILES_URL must be an address/],
    [{ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES_URL must be an address/],
    [{ MAP_TILES_SYSTEM: 'bd09' }, /^MAP_TILES_SYSTEM must be gcj02 or wgs84; it is "bd09"\.$/],
  ])('refuses the tiles of %j', (variables, line) => {
    const given = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: 'Vela', ...variables }
    expect(() => readEnvironment(given)).toThrow(line)
  })

  it('never repeats a database URL, which may hold a password', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:hunter2@db/vela' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    )
  })

  it('wants credentials whole or not at all', () => {
    expect(() => readEnvironment({ WECHAT_APP_ID: 'wx1' })).toThrow('without WECHAT_APP_SECRET')
    expect(readEnvironment({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' }).wechat).toEqual({
      appId: 'wx1',
      appSecret: 's',
    })
  })
})

describe('the services outside', () => {
  const login = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' }
  const transfer = { PAYEE_NAME: 'Vela', PAYEE_BANK: 'Bank', PAYEE_ACCOUNT: '6222' }
  const maps = { TENCENT_MAP_KEY: 'k' }
  const sms = {
    TENCENT_SMS_SECRET_ID: 'i',
    TENCENT_SMS_SECRET_KEY: 'k',
    TENCENT_SMS_SDK_APP_ID: '14',
    TENCENT_SMS_SIGN_NAME: 'Vela',
    TENCENT_SMS_TEMPLATE_ID: '1',
    TENCENT_SMS_REMINDER_TEMPLATE_ID: '2',
    TENCENT_SMS_FREE_TEMPLATE_ID: '3',
  }
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-keys-'))
  const privateKeyFile = path.join(folder, 'private.pem')
  const publicKeyFile = path.join(folder, 'public.pem')
  writeFileSync(privateKeyFile, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(publicKeyFile, keys.publicKey.export({ type: 'spki', format: 'pem' }))
  afterAll(() => rmSync(folder, { recursive: true }))
  const pay = {
    PUBLIC_URL: 'https://vela.example',
    WECHAT_PAY_MCH_ID: '19',
    WECHAT_PAY_SERIAL_NO: 'ab',
    WECHAT_PAY_PRIVATE_KEY_FILE: privateKeyFile,
    WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
    WECHAT_PAY_PLATFORM_KEY_ID: 'PUB_KEY_ID_1',
    WECHAT_PAY_PLATFORM_KEY_FILE: publicKeyFile,
  }
  const production = { NODE_ENV: 'production' }
  const faultsOf = (variables: Record<string, string>): string[] => {
    try {
      return [`played: ${readEnvironment(variables).sandboxes.join(' ')}`]
    } catch (error) {
      return error instanceof StartupError ? error.message.split('\n') : ['an error of another kind']
    }
  }

  it('are all played in the demo', () => {
    expect(readEnvironment({}).sandboxes).toEqual(['login', 'sms', 'pay', 'transfer', 'maps', 'sign', 'vehicle'])
  })

  it('are played in production only by name: a missing set ends the start with a line of its own', () => {
    expect(faultsOf(production)).toEqual([
      expect.stringMatching(/^Missing for login: WECHAT_APP_ID, WECHAT_APP_SECRET\. .*SANDBOX\.$/),
      expect.stringMatching(/^Missing for sms: TENCENT_SMS_SECRET_ID, /),
      expect.stringMatching(/^Missing for pay: WECHAT_PAY_MCH_ID, /),
      expect.stringMatching(/^Missing for transfer: PAYEE_NAME, PAYEE_BANK, PAYEE_ACCOUNT\./),
      expect.stringMatching(/^Missing for maps: TENCENT_MAP_KEY\. /),
    ])
    expect(faultsOf({ ...production, ...login, ...transfer, ...maps, SANDBOX: 'pay,sign' })).toEqual([
      expect.stringMatching(/^Missing for sms: /),
    ])
  })

  it('are played in production as far as SANDBOX names them, and signing too', () => {
    expect(faultsOf({ ...production, ...login, SANDBOX: 'sms, pay,transfer,maps,sign' })).toEqual([
      'played: sms pay transfer maps sign',
    ])
    expect(faultsOf({ ...production, SANDBOX: 'login,sms,pay,transfer,maps,sign,vehicle' })).toEqual([
      'played: login sms pay transfer maps sign vehicle',
    ])
    expect(faultsOf({ ...production, ...login, ...transfer, ...sms, ...maps, ...pay, SANDBOX: 'vehicle' })).toEqual([
      'played: vehicle',
    ])
  })

  it('have in production a line for addresses that nobody chose to play, and for a played payment’s signing', () => {
    expect(faultsOf({ ...production, ...login, ...transfer, ...sms, ...pay })).toEqual([
      expect.stringMatching(/^Missing for maps: TENCENT_MAP_KEY\. .*name maps in SANDBOX\.$/),
    ])
    expect(faultsOf({ ...production, ...login, ...transfer, ...sms, ...maps, SANDBOX: 'pay' })).toEqual([
      expect.stringMatching(/^Missing for sign: .*name sign in SANDBOX/),
    ])
  })

  it('play nothing once all credentials are given', () => {
    const all = { ...login, ...transfer, ...sms, ...maps, ...pay }
    expect(faultsOf({ ...production, ...all })).toEqual(['played: '])
    expect(faultsOf(all)).toEqual(['played: '])
  })

  it.each([
    ['PUBLIC_URL', '', 'WECHAT_PAY_MCH_ID given without a PUBLIC_URL of https'],
    ['PUBLIC_URL', 'http://vela.example', 'WECHAT_PAY_MCH_ID given without a PUBLIC_URL of https'],
    ['WECHAT_PAY_PRIVATE_KEY_FILE', publicKeyFile, 'WECHAT_PAY_PRIVATE_KEY_FILE names a file'],
    ['WECHAT_PAY_PLATFORM_KEY_FILE', __filename, 'WECHAT_PAY_PLATFORM_KEY_FILE names a file'],
  ])('cannot be paid with a %s of "%s"', (name, value, fault) => {
    expect(faultsOf({ ...login, ...transfer, ...pay, [name]: value })).toEqual([expect.stringContaining(fault)])
  })

  it('are none of a command’s business, which goes to its server past the proxy', () => {
    const own = 'http://127.0.0.1:8080'
    const variables = { ...production, ...login, ...pay, PUBLIC_URL: own, TENCENT_SMS_TEMPLATE_ID_ZH: '1' }
    expect(faultsOf(variables)).toHaveLength(1)
    expect(readReach(variables)).toMatchObject({ publicUrl: own, isProduction: true })
  })

  it('never play what moves an order beside a real payment', () => {
    expect(faultsOf({ ...login, ...pay })).toEqual([
      expect.stringMatching(/^Missing beside WECHAT_PAY_MCH_ID.*PAYEE_NAME/),
    ])
    expect(faultsOf({ ...production, ...login, ...pay, ...sms, ...maps, SANDBOX: 'transfer' })).toEqual([
      expect.stringMatching(/^Missing beside WECHAT_PAY_MCH_ID/),
    ])
    expect(faultsOf({ ...login, ...pay, ...transfer, SANDBOX: 'sign' })).toEqual([
      expect.stringMatching(/^SANDBOX names sign beside WECHAT_PAY_MCH_ID/),
    ])
  })

  it('are not played and real at once, and SANDBOX knows its names', () => {
    expect(faultsOf({ ...login, SANDBOX: 'login' })).toEqual([
      expect.stringMatching(/^SANDBOX names login, whose credentials are given/),
    ])
    expect(faultsOf({ SANDBOX: 'everything' })).toEqual([expect.stringMatching(/^SANDBOX takes .*"everything"\.$/)])
  })
})

describe('where the server listens', () => {
  it('is this machine alone in the demo, every address in production, and HOST before all', () => {
    const production = { NODE_ENV: 'production', SANDBOX: 'login,sms,pay,transfer,maps,sign' }
    expect(readEnvironment({}).host).toBe('127.0.0.1')
    expect(readEnvironment(production).host).toBe('0.0.0.0')
    expect(readEnvironment({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readEnvironment({ ...production, HOST: '10.0.0.4' }).host).toBe('10.0.0.4')
  })
})
