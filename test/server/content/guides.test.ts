import { detail } from '@/wire/endpoints/guide'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

it('a guide is read in blocks, since its day, in the language of who asks', async () => {
  const { data } = await server.call(detail, { id: 'home-charging' })
  expect(data).toMatchObject({ title: 'Charging at home', asOfDate: '2026-11-01' })
  expect(new Set(data.body.map(({ kind }) => kind))).toEqual(new Set(['paragraph', 'heading', 'list', 'picture']))
  const { data: chinese } = await server.call(
    detail,
    { id: 'home-charging' },
    { headers: { 'accept-language': 'zh-CN' } },
  )
  expect(chinese.title).toBe('在家充电')
  expect(JSON.stringify(chinese.body)).not.toContain('Before we come')
})

it('one that is withdrawn is not told from an unknown one', async () => {
  await server.database.query("UPDATE guide SET withdrawn_at = now() WHERE id = 'home-charging'")
  for (const id of ['home-charging', 'nothing']) {
    expect(await server.call(detail, { id })).toMatchObject({ status: 404, code: ErrorCode.guideNotFound })
  }
})
