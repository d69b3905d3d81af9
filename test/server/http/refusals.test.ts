import { ErrorCode } from '@/wire/errors'
import { API_PREFIX } from '@/wire/envelope'
import { edit, sendSms } from '@/wire/endpoints/account'
import { statusOf } from '../../../server/http/errors'
import { refusalText } from '../../../server/http/refusal-texts'
import { speaking } from '../../../server/system/spoken-language'
import { exchange } from '../../fuzz/exchange'
import { startTestServer, type TestServer } from '../../support/server/server'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('what bad input gets', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer()
    token = (await server.login('13855550001')).token
  })
  afterAll(() => server.close())

  const post = (path: string, payload: string, headers: Record<string, string> = JSON_TYPE) =>
    server.app.inject({ method: 'POST', url: API_PREFIX + path, payload, headers })

  it.each([
    ['{', 400, ErrorCode.malformedBody],
    ['{"phoneNumber":"13800004417","smsType":1,}', 400, ErrorCode.malformedBody],
    ['{"__proto__":{"admin":true}}', 400, ErrorCode.malformedBody],
    ['{"phoneNumber":"1380000\\u00004417","smsType":1}', 422, ErrorCode.invalidPhone],
    ['', 422, ErrorCode.invalidPhone],
    ['[]', 422, ErrorCode.invalidField],
    ['null', 422, ErrorCode.invalidPhone],
    ['"13800004417"', 422, ErrorCode.invalidField],
    ['{"phoneNumber":13800004417,"smsType":1}', 422, ErrorCode.invalidPhone],
  ])('answers the body %j with %i', async (body, status, code) => {
    const response = await post(sendSms.path, body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ code, data: code < 42200 ? null : expect.any(Object), msg: expect.any(String) })
  })

  it('refuses another media type with 415', async () => {
    const response = await post(sendSms.path, '<sms/>', { 'content-type': 'text/xml' })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ code: ErrorCode.mediaTypeRefused })
  })

  it('refuses a body that is too large with 413', async () => {
    const response = await post(sendSms.path, JSON.stringify({ phoneNumber: 'x'.repeat(300_000) }))
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: ErrorCode.bodyTooLarge })
  })

  it('names the field that is wrong, in the words of the form', async () => {
    const answer = await server.call(edit, { birthday: 'May' }, { token })
    expect(answer).toMatchObject({ status: 422, data: { field: 'birthday' }, msg: 'Please check the date of birth.' })
  })

  it.each([
    ['GET', '/api/system/nothing'],
    ['GET', '/api'],
    ['GET', `${API_PREFIX}${sendSms.path}`],
    ['POST', '/api/system/app/order/detail'],
    ['DELETE', '/api/system/app/order/detail'],
  ] as const)('answers %s %s, which does not exist, with an envelope', async (method, url) => {
    const response = await server.app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: ErrorCode.routeNotFound, data: null, msg: 'This address does not exist.' })
  })

  it.each([
    ['a text', { explain: 'a\u0000b' }, 'explain'],
    ['a list', { nickName: 'Yining', more: [['\u0000']] }, 'more'],
    ['a name', { '\u0000': 1 }, 'body'],
  ])('refuses a NUL in %s of a body', async (_where, body, field) => {
    const response = await post(edit.path, JSON.stringify(body), { ...JSON_TYPE, authorization: `Bearer ${token}` })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: ErrorCode.invalidField, data: { field } })
  })

  it('refuses a NUL in an address before the database is asked', async () => {
    const asked = jest.spyOn(server.database.recent, 'one')
    const response = await server.app.inject({ url: '/api/system/wx/buy/vehicle/store/detail?id=a%00b' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: ErrorCode.invalidField, data: { field: 'id' } })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it.each(['/api/system/%zz', '/%'])('never fails on the address %s', async (url) => {
    const response = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.json()).toMatchObject({ data: null, msg: expect.any(String) })
  })
})

describe('a refusal to whoever reads Chinese', () => {
  const CHINESE = { 'accept-language': 'zh-CN,zh;q=0.9' }
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('names the field that is wrong, in the words of the form', async () => {
    const { token } = await server.login('13855550001')
    const answer = await server.call(edit, { birthday: 'May' }, { token, headers: CHINESE })
    expect(answer).toMatchObject({ status: 422, data: { field: 'birthday' }, msg: '请检查生日。' })
  })

  it('comes in Chinese while the body is still being read', async () => {
    const headers = { ...JSON_TYPE, ...CHINESE }
    const response = await server.app.inject({ method: 'POST', url: API_PREFIX + sendSms.path, payload: '{', headers })
    expect(response.json()).toMatchObject({ code: ErrorCode.malformedBody, msg: '请求内容无法读取，请重试。' })
  })

  it('comes in Chinese before anybody knows who asks', async () => {
    const answer = await server.call(edit, {}, { headers: CHINESE })
    expect(answer).toMatchObject({ status: 401, msg: '请先登录。' })
  })

  it.each(['/api/nothing', '/api/system/%zz'])('comes in Chinese from %s, which does not exist', async (url) => {
    const response = await server.app.inject({ url, headers: CHINESE })
    expect(response.json()).toMatchObject({ msg: expect.stringMatching(/^[\u4e00-\u9fff].*。$/) })
  })

  it('does not mix up callers who ask at the same time', async () => {
    const answers = await Promise.all(
      ['zh', 'en', 'zh', 'en', 'zh'].map((tag) => server.call(edit, {}, { headers: { 'accept-language': tag } })),
    )
    const [zh, en] = ['请先登录。', 'Please log in first.']
    expect(answers.map(({ msg }) => msg)).toEqual([zh, en, zh, en, zh])
  })
})

describe('what is hardly HTTP', () => {
  let server: TestServer
  let port: number

  beforeAll(async () => {
    server = await startTestServer()
    port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(() => server.close())

  it.each([
    ['a name with a space', 'two words', 'x'],
    ['a NUL', 'x-header', 'a\u0000b'],
    ['more than can be read', 'x-header', 'x'.repeat(40_000)],
    ['an expectation that nobody can meet', 'expect', '200-maybe'],
  ])('gets an envelope: a header with %s', async (_what, name, value) => {
    const request = { method: 'GET', target: '/healthz', headers: [[name, value]] as const, body: Buffer.alloc(0) }
    const reply = await exchange(port, request)
    expect(reply).toEqual({ status: 400, json: { code: ErrorCode.badRequest, data: null, msg: expect.any(String) } })
  })
})

describe('the table of refusals', () => {
  it.each(Object.entries(ErrorCode))('has a sentence and a status for %s', (_name, code) => {
    expect(refusalText(code)).toMatch(/^[A-Z].*\.$/)
    expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]).toContain(statusOf(code))
  })

  it.each(Object.entries(ErrorCode))('has a Chinese sentence for %s', (_name, code) => {
    const text = speaking('zh', () => refusalText(code))
    expect(text).toMatch(/^[\u4e00-\u9fff].*。$/)
    expect(text).not.toMatch(/[a-z,.;:?!]|你/i)
  })

  it('counts waiting time in words', () => {
    expect(refusalText(ErrorCode.smsTooOften, { retryAfterSeconds: 1 })).toContain('in 1 second.')
    expect(refusalText(ErrorCode.smsTooOften, { retryAfterSeconds: 59 })).toContain('in 59 seconds.')
    expect(refusalText(ErrorCode.smsTooOften, { retryAfterSeconds: 86_400 })).toContain('in 24 hours.')
    speaking('zh', () => {
      expect(refusalText(ErrorCode.smsTooOften, { retryAfterSeconds: 59 })).toContain('请 59 秒后重试')
      expect(refusalText(ErrorCode.smsTooOften, { retryAfterSeconds: 600 })).toContain('请 10 分钟后重试')
      expect(refusalText(ErrorCode.smsTooOften, { retryAfterSeconds: 86_400 })).toContain('请 24 小时后重试')
    })
  })

  it('names amounts, parts and what was withdrawn in Chinese', () => {
    speaking('zh', () => {
      expect(refusalText(ErrorCode.partOutOfRange, { minFen: 100_000, maxFen: 500_000 })).toBe(
        '请支付 ¥1,000.00 至 ¥5,000.00。',
      )
      expect(refusalText(ErrorCode.partOutOfRange, { minFen: 500_000, maxFen: 500_000 })).toBe('请支付 ¥5,000.00。')
      expect(refusalText(ErrorCode.noLongerOffered, { names: ['Arc 10', 'Turbine'] })).toBe(
        '以下内容已停售：Arc 10、Turbine。',
      )
    })
  })
})
