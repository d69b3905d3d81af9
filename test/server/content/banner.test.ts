import { banners } from '@/wire/endpoints/content'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

it('answers the default group one slide at a time', async () => {
  const first = await server.call(banners, { bannerNo: 'one', current: 1, size: 1 })
  const second = await server.call(banners, { bannerNo: 'one', current: 2, size: 1 })

  expect(first.data).toMatchObject({ total: 4, current: 1, size: 1 })
  expect(first.data.records.map(({ title }) => title)).toEqual(['Vela 7'])
  expect(second.data.records.map(({ title }) => title)).toEqual(['Vela 9'])
})

it('takes the number 1 for the default group', async () => {
  const byWord = await server.call(banners, { bannerNo: 'one', current: 1, size: 10 })
  const byNumber = await server.call(banners, { bannerNo: '1', current: 1, size: 10 })

  expect(byNumber.data).toEqual(byWord.data)
  expect(byNumber.data.records).toHaveLength(4)
})

it('answers an unknown group and a page past the end with nothing', async () => {
  const unknown = await server.call(banners, { bannerNo: 'forty-two', current: 1, size: 1 })
  const past = await server.call(banners, { bannerNo: 'one', current: 9, size: 4 })

  expect(unknown.data).toEqual({ records: [], total: 0, current: 1, size: 1 })
  expect(past.data).toEqual({ records: [], total: 4, current: 9, size: 4 })
})

it.each([
  { query: { current: 0, size: 1 }, field: 'current' },
  { query: { current: 1, size: 0 }, field: 'size' },
  { query: { current: 1, size: 51 }, field: 'size' },
  { query: { current: 1.5, size: 1 }, field: 'current' },
])('refuses the page $query', async ({ query, field }) => {
  const { status, code, data } = await server.call(banners, { bannerNo: 'one', ...query })

  expect(status).toBe(422)
  expect(code).toBe(ErrorCode.invalidField)
  expect(data).toEqual({ field })
})
