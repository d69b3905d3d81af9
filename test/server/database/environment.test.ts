import { readEnvironment } from '../../../server/env/environment'
import { StartupError } from '../../../server/system/startup-error'

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
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
      trustProxy: true,
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/vela'],
    ['DATABASE_URL', 'not a url'],
    ['PUBLIC_URL', 'vela.example'],
    ['TRUST_PROXY', 'maybe'],
    ['PLACINGS_A_MINUTE', '0'],
    ['UNPAID_ORDERS_OF_MODEL', 'two'],
    ['LOG_LEVEL', 'loud'],
    ['SERVER_SECRET', 'short'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(StartupError)
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
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
