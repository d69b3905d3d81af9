import { createWechatSceneCodes } from '../../../server/gateways/scene-code/wechat-scene-code'
import { createWechatApi } from '../../../server/gateways/wechat/wechat-api'
import { FakeWechat } from '../../support/fake-wechat'
import { scan } from '../../support/scan'
import { startTestServer, type TestServer } from '../../support/server'

const CREDENTIALS = { appId: 'wx-app', appSecret: 'app-secret' }
const SCENE = 'md:vela-7'
/** Nobody has this invitation. */
const FORGED = 'iv:K7M2Q9XA'
/** The first bytes of a JPEG file are enough of one. */
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])

let server: TestServer

afterEach(() => server.close())

const get = (scene: string) => server.app.inject(`/codes/${scene}`)

describe('without WeChat', () => {
  it('a code is an ordinary one, which leads to the same page in any browser', async () => {
    server = await startTestServer()
    const { statusCode, headers, rawPayload } = await get(SCENE)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(scan(rawPayload)).toMatch(/\/#\/pages\/middle\/redirect\/redirect\?scene=md%3Avela-7$/)
  })

  it.each(['xx:night', 'iv:', 'iv:..%2Fetc', 'nothing', `ac:${'x'.repeat(40)}`])('%s is 404', async (scene) => {
    server = await startTestServer()
    expect((await get(scene)).statusCode).toBe(404)
  })
})

describe('with WeChat', () => {
  let wechat: FakeWechat
  let asked: object[]
  let answer: object | Buffer

  beforeEach(async () => {
    asked = []
    answer = PICTURE
    wechat = new FakeWechat({
      '/wxa/getwxacodeunlimit': (_query, body) => {
        asked.push(JSON.parse(body) as object)
        return answer
      },
    })
    const api = createWechatApi(CREDENTIALS, await wechat.open())
    server = await startTestServer({ gateways: { sceneCodes: createWechatSceneCodes(api, CREDENTIALS.appId) } })
  })
  afterEach(() => wechat.close())

  it('the code is WeChat’s own, drawn once and then kept', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { headers, rawPayload } = await get(SCENE)
      expect(headers['content-type']).toBe('image/jpeg')
      expect(rawPayload).toEqual(PICTURE)
    }
    expect(asked).toEqual([{ scene: SCENE, page: 'pages/middle/redirect/redirect', width: 430 }])
  })

  it('nothing is drawn by WeChat, or kept, for a page that would find nothing', async () => {
    const { headers, rawPayload } = await get(FORGED)
    expect(headers['cache-control']).toBe('no-store')
    expect(scan(rawPayload)).toContain('scene=iv%3AK7M2Q9XA')
    expect(asked).toEqual([])
  })

  it('a token that another process has voided is fetched anew', async () => {
    await get('md:vela-9')
    wechat.voidedTokens.add('token-1')
    expect((await get(SCENE)).rawPayload).toEqual(PICTURE)
    expect(wechat.tokenCalls).toBe(2)
  })

  it('an ordinary code stands in while WeChat draws none, and is not kept', async () => {
    answer = { errcode: 45009, errmsg: 'reach max api daily quota limit' }
    const { headers, rawPayload } = await get(SCENE)
    expect(headers['cache-control']).toBe('no-store')
    expect(scan(rawPayload)).toContain('scene=md%3Avela-7')
    answer = PICTURE
    expect((await get(SCENE)).rawPayload).toEqual(PICTURE)
  })
})
