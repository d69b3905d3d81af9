import { sendSms } from '@/wire/endpoints/account'
import { API_PREFIX } from '@/wire/envelope'
import { SmsType } from '@/wire/enums/platform'
import { startProxyChain, type ProxyChain } from '../../support/server/proxy-chain'
import { startTestServer, type TestServer } from '../../support/server/server'

const SHOPPER = '203.0.113.7'
const FORGED = '198.51.100.66'
const LOCAL = '127.0.0.1'
/** More than one address may make in a minute. */
const CALLS = 40

const ask = async (origin: string, phoneNumber: string, forged: string): Promise<number> => {
  const { status } = await fetch(origin + API_PREFIX + sendSms.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forged, connection: 'close' },
    body: JSON.stringify({ phoneNumber, smsType: SmsType.login }),
  })
  return status
}

const addressOf = async ({ database }: TestServer, phone: string): Promise<string | undefined> =>
  (await database.one<{ ip: string }>('SELECT ip FROM sms_code WHERE phone = $1', [phone]))?.ip

/** What the server takes for the shopper's address behind so many proxies. */
const chains: [trust: string, addresses: readonly [length: number, address: string][]][] = [
  [
    '0',
    [
      [0, LOCAL],
      [1, LOCAL],
    ],
  ],
  [
    '1',
    [
      [1, SHOPPER],
      [2, LOCAL],
    ],
  ],
  ['2', [[2, SHOPPER]]],
  [
    '127.0.0.0/8',
    [
      [1, SHOPPER],
      [3, SHOPPER],
    ],
  ],
  ['10.0.0.0/8, 127.0.0.1', [[2, SHOPPER]]],
  ['10.0.0.0/8', [[1, LOCAL]]],
]

describe('the address of a shopper behind proxies', () => {
  let server: TestServer
  let chain: ProxyChain | null = null

  const putBehind = async (target: string, length: number): Promise<ProxyChain> => {
    await chain?.close()
    return (chain = await startProxyChain(target, length, SHOPPER))
  }
  afterEach(async () => {
    await chain?.close()
    chain = null
    await server.close()
  })

  it.each(chains)('by TRUST_PROXY=%s is what they say, and no forgery changes a limit', async (trust, addresses) => {
    server = await startTestServer({ variables: { TRUST_PROXY: trust } })
    const target = await server.app.listen({ host: LOCAL, port: 0 })
    for (const [length, expected] of addresses) {
      const { origin } = await putBehind(target, length)
      const phone = `1370000000${length}`
      expect(await ask(origin, phone, FORGED)).toBe(200)
      expect({ length, address: await addressOf(server, phone) }).toEqual({ length, address: expected })
    }
    const { origin } = await putBehind(target, addresses[0]?.[0] ?? 0)
    const statuses: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      statuses.push(await ask(origin, String(13_700_000_100 + call), `198.51.100.${call}`))
    }
    expect(statuses).toContain(429)
  })
})
