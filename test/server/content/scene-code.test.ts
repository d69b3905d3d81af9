import type { SceneCodeGateway } from '../../../server/gateways/scene-code/scene-code-gateway'
import { createWechatSceneCodes } from '../../../server/gateways/scene-code/wechat-scene-code'
import { createWechatApi } from '../../../server/gateways/wechat/wechat-api'
import { demoUser } from '../../../server/db/seed/users'
import { drawPicture } from '../../../server/modules/scene-code/code-picture'
import { FakeWechat } from '../../support/outside/fake-wechat'
import { scan } from '../../support/reading/scan'
import { startTestServer, type TestServer } from '../../support/server/server'

const CREDENTIALS = { appId: 'wx-app', appSecret: 'app-secret' }
const SCENE = 'md:vela-7'
const SHOP = 'shanghai-jingan'
/** A page of each kind. */
const THERE = [
  'ac:lakeside-night-drive',
  'ar:quiet-cabin',
  'tp:night-drive',
  SCENE,
  `sh:${SHOP}`,
  'cf:CAR7',
  'st:ZHYN4417',
  'iv:FRIEND07',
  `bc:${SHOP}.13800001021`,
]
/** Nobody has this invitation. */
const FORGED = 'iv:K7M2Q9XA'
/** The first bytes of a file are enough of one. */
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00])

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

  it('each kind of page has one for what is there', async () => {
    const { database, clock } = server
    await database.query(`INSERT INTO shared_configuration (code, snapshot, shared_at) VALUES ('CAR7', '{}', $1)`, [
      clock.now(),
    ])
    await database.query(`INSERT INTO invitation_code (user_id, code) VALUES ($1, 'FRIEND07')`, [demoUser.id])
    for (const scene of THERE) {
      expect([scene, (await get(scene)).headers['cache-control']]).toEqual([scene, expect.stringMatching(/immutable/)])
    }
    expect(asked).toMatchObject(THERE.map((scene) => ({ scene })))
  })

  it.each([
    [FORGED, 'SELECT'],
    [`bc:${SHOP}.13800009999`, 'SELECT'],
    ['bc:nowhere.13800002011', 'SELECT'],
    ['ac:lakeside-night-drive', 'UPDATE activity SET withdrawn_at = now()'],
    ['ar:quiet-cabin', 'UPDATE article SET withdrawn_at = published_at'],
    ['ar:quiet-cabin', 'UPDATE article SET published_at = NULL'],
    ['ar:quiet-cabin', "UPDATE article SET published_at = published_at + interval '400 days'"],
    ['tp:night-drive', 'UPDATE topic SET withdrawn_at = now()'],
    ['md:vela-7', 'UPDATE model SET withdrawn_at = now()'],
  ])('nothing is drawn by WeChat, or kept, for %s after %s', async (scene, before) => {
    await server.database.query(before)
    const { headers, rawPayload } = await get(scene)
    expect(headers['cache-control']).toBe('no-store')
    expect(scan(rawPayload)).toContain(`scene=${encodeURIComponent(scene)}`)
    expect(asked).toEqual([])
  })

  it('what was drawn is shown on, also when its page is withdrawn', async () => {
    await get(SCENE)
    await server.database.query('UPDATE model SET withdrawn_at = now()')
    expect((await get(SCENE)).rawPayload).toEqual(PICTURE)
    expect(asked).toHaveLength(1)
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

  it.each([
    ['nothing', Buffer.alloc(0), 200],
    ['a page', Buffer.from('<html><body>Bad gateway</body></html>'), 200],
    ['the picture of an error', PICTURE, 502],
  ])('the same where WeChat sends %s', async (_what, sent, status) => {
    answer = sent
    wechat.status = status
    const { headers, rawPayload } = await get(SCENE)
    expect([headers['cache-control'], headers['content-type']]).toEqual(['no-store', 'image/png'])
    expect(scan(rawPayload)).toContain('scene=md%3Avela-7')
    answer = PICTURE
    wechat.status = 200
    expect((await get(SCENE)).rawPayload).toEqual(PICTURE)
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html><body>Bad gateway</body></html>'],
  ])('the code is drawn anew where a server of before kept %s in its place', async (_what, kept) => {
    const before: SceneCodeGateway = {
      name: CREDENTIALS.appId,
      draw: async () => ({ bytes: Buffer.from(kept), mimeType: 'image/jpeg' }),
    }
    await drawPicture(server.app.storage, before, SCENE)
    for (let time = 0; time < 2; time += 1) expect((await get(SCENE)).rawPayload).toEqual(PICTURE)
    expect(asked).toHaveLength(1)
  })

  it('a code that WeChat draws as a PNG is shown as one', async () => {
    answer = PNG
    expect((await get(SCENE)).headers['content-type']).toBe('image/png')
  })
})
