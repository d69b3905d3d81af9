import { startTestServer } from '../../support/server/server'

const HSTS = 'strict-transport-security'
const PRODUCTION = { NODE_ENV: 'production', SANDBOX: 'login,sms,pay,transfer,maps,sign' }

const answers = async (variables: Record<string, string>, urls: readonly string[]) => {
  const server = await startTestServer({ variables })
  const replies = []
  for (const url of urls) replies.push(await server.app.inject(url))
  await server.close()
  return replies
}

describe('https', () => {
  const urls = ['/api/system/buy/vehicle/newIndex', '/static/img/avatar-default.webp', '/api/none']

  it('is all that browsers use from the first visit on, where the server is reached by it', async () => {
    const replies = await answers({ PUBLIC_URL: 'https://vela.example' }, urls)
    expect(replies.map(({ headers }) => headers[HSTS])).toEqual(urls.map(() => 'max-age=31536000'))
  })

  it('is not asked for where the server is reached without', async () => {
    const replies = await answers({ PUBLIC_URL: 'http://vela.example' }, urls)
    expect(replies.map(({ headers }) => headers[HSTS])).toEqual(urls.map(() => undefined))
  })
})

describe('the description of the API', () => {
  const urls = ['/api/docs', '/api/docs/', '/api/openapi.json']
  const statusesOf = async (variables: Record<string, string>): Promise<number[]> =>
    (await answers(variables, urls)).map(({ statusCode }) => statusCode)

  it('is there for who works on it', async () => {
    expect(await statusesOf({})).toEqual([200, 200, 200])
  })

  it('is not there in production', async () => {
    expect(await statusesOf(PRODUCTION)).toEqual([404, 404, 404])
  })

  it('is there in production when it is asked for', async () => {
    expect(await statusesOf({ ...PRODUCTION, API_DOCS: '1' })).toEqual([200, 200, 200])
  })
})
