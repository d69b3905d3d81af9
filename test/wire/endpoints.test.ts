import { endpointTable } from '../support/reading/endpoint-table'
import type { Endpoint, EndpointRow } from '@/wire/endpoint'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { openShop, type Shop } from '../server/money/shop'
import { closeBigSale } from '../server/orders/big-shopper'
import { problemsOf, type Components } from '../support/reading/json-schema'
import { multipartBody, PIXEL, sendUpload } from '../support/customers/upload'
import { samples, someKey } from './samples'

const OPENAPI_PATH = '/api/openapi.json'

/** A schema of the document, as far as its descriptions are read here. */
interface Described {
  description?: string
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}

/** As much of an OpenAPI operation as is read here. */
interface Operation {
  'x-extension': boolean
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: { content: Record<string, { schema: Described }> }
  responses: { 200: { content: { 'application/json': { schema: Described } } } }
}

const rows: [string, EndpointRow][] = Object.entries(endpointTable).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, row]): [string, EndpointRow] => [`${group}.${name}`, row]),
)
const jsonOrQuery = rows.filter(([, row]) => row.body !== 'multipart')
const uploads = rows.filter(([, row]) => row.body === 'multipart')

let shop: Shop
let document: { paths: Record<string, Record<string, Operation>>; components: Components }

beforeAll(async () => {
  shop = await openShop()
  document = (await shop.server.app.inject(OPENAPI_PATH)).json()
})
afterAll(() => shop.close())

const operationOf = (row: EndpointRow): Operation => {
  const operation = document.paths[API_PREFIX + row.path]?.[row.method.toLowerCase()]
  if (operation === undefined) throw new Error(`${row.method} ${row.path} is not in the OpenAPI document`)
  return operation
}

const replyOf = (row: EndpointRow): Described => operationOf(row).responses[200].content['application/json'].schema

const problemsOfReply = (row: EndpointRow, envelope: object): string[] =>
  problemsOf(replyOf(row), envelope, document.components)

/** Every property of a schema, however deep, by name and description. */
const fieldsOf = ({ properties = {}, items, anyOf = [] }: Described): [string, string][] => [
  ...Object.entries(properties).map(([name, field]): [string, string] => [name, field.description ?? '']),
  ...[...Object.values(properties), ...anyOf, ...(items ? [items] : [])].flatMap(fieldsOf),
]

/** Every property that a call of an endpoint takes or gives. */
const fieldsOfCall = (row: EndpointRow): [string, string][] => [
  ...(operationOf(row).parameters ?? []).map(({ name, description = '' }): [string, string] => [name, description]),
  ...Object.values(operationOf(row).requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
  ...fieldsOf(replyOf(row)),
]

const silent = (fields: readonly [string, string][], name: RegExp, words: string): string[] =>
  fields.filter(([field, text]) => name.test(field) && !text.includes(words)).map(([field]) => field)

describe('every endpoint of the wire', () => {
  // A sample may have opened it; while it is open, no small deposit is for sale.
  afterEach(() => closeBigSale(shop))

  it.each(jsonOrQuery)('%s answers a call as its schema says', async (name, row) => {
    const sample = await samples[name]?.(shop)
    if (sample === undefined) throw new Error(`no sample call of ${name}`)
    const { status, headers, ...envelope } = await shop.server.call(row as Endpoint<object, unknown>, sample.payload, {
      idempotencyKey: someKey(),
      ...(sample.token !== undefined && { token: sample.token }),
    })
    expect({ status, msg: envelope.msg }).toEqual({ status: 200, msg: 'ok' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(problemsOfReply(row, envelope)).toEqual([])
  })

  it.each(uploads)('%s takes a picture and answers as its schema says', async (name, row) => {
    const { token } = await shop.shopper()
    const isPrivate = name === 'common.uploadPrivateFile'
    const { status, ...envelope } = await sendUpload(
      shop.server,
      token,
      multipartBody({ module: 'content' }, PIXEL),
      isPrivate,
    )
    expect(status).toBe(200)
    expect(problemsOfReply(row, envelope)).toEqual([])
  })

  it('has a sample, unless it is an upload', () => {
    expect(Object.keys(samples).sort()).toEqual(jsonOrQuery.map(([name]) => name).sort())
  })
})

describe('the OpenAPI document', () => {
  it.each(rows)('marks whether %s is an extension', (_name, row) => {
    expect(operationOf(row)['x-extension']).toBe(row.extension)
  })

  it.each(rows.filter(([, row]) => row.idempotent))('asks for an Idempotency-Key on %s', (_name, row) => {
    expect(operationOf(row).parameters).toContainEqual(
      expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
    )
  })

  it('asks for nothing on an endpoint that takes nothing', () => {
    expect(operationOf(endpointTable.vehicle.newIndex).parameters ?? []).toEqual([])
  })

  it.each(rows)('says of every amount and time of %s in which unit and zone it is', (_name, row) => {
    expect(silent(fieldsOfCall(row), /Fen$/, 'in fen')).toEqual([])
    expect(silent(fieldsOfCall(row), /Time$/, 'Asia/Shanghai')).toEqual([])
  })

  it('says of a field what it means, when it is null, and what its numbers stand for', () => {
    const order = new Map(fieldsOf(replyOf(endpointTable.order.detail)))
    expect(order.get('paymentAmount')).toBe('What is to be paid now; in fen')
    expect(order.get('cerNo')).toBe('Masked; null unless a person buys')
    expect(order.get('orderType')).toBe('1 small, 2 big')
    expect(operationOf(endpointTable.order.page).parameters).toContainEqual(
      expect.objectContaining({ name: 'orderType', description: '0 both, 1 small, 2 big' }),
    )
  })

  it('describes nothing that is not in the table of endpoints', () => {
    const known = rows.map(([, row]) => `${row.method} ${API_PREFIX}${row.path}`).sort()
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(known)
  })
})

describe('access', () => {
  it.each(rows.filter(([, row]) => row.access === 'login'))('%s asks a visitor to log in', async (_name, row) => {
    const answer = await shop.server.call(row as Endpoint<object, unknown>, {}, { idempotencyKey: someKey() })
    expect(answer).toMatchObject({ status: 401, code: ErrorCode.notLoggedIn })
  })

  it.each(rows.filter(([, row]) => row.idempotent))(
    '%s refuses a call without an Idempotency-Key',
    async (_name, row) => {
      const { token } = await shop.shopper()
      const answer = await shop.server.call(row as Endpoint<object, unknown>, {}, { token })
      expect(answer).toMatchObject({ status: 422, code: ErrorCode.idempotencyKeyMissing })
    },
  )
})

describe('fuzzed calls', () => {
  const junk: readonly object[] = [
    {},
    { id: null, current: 'x', size: -1, amountFen: 1.5, orderType: 99 },
    {
      id: "'; DROP TABLE orders; --",
      current: 1,
      size: 50,
      orderType: 1,
      provinceCode: '310000',
      cityCode: '￿',
      modelId: '💥',
    },
    { current: 9007199254740991, size: 1e21, longitude: 1e308, latitude: -1e308, id: 'x'.repeat(10_000) },
    { id: ['a', 'b'], agreements: [[[[]]]], phoneNumber: { $ne: null }, birthday: '0000-00-00', sex: '1' },
  ]

  it.each(jsonOrQuery)('never make %s fail', async (_name, row) => {
    const { token } = await shop.shopper()
    for (const payload of junk) {
      const answer = await shop.server.call(row as Endpoint<object, unknown>, payload, {
        token,
        idempotencyKey: someKey(),
      })
      expect({ payload, status: answer.status < 500 }).toEqual({ payload, status: true })
      expect(answer.msg).toEqual(expect.any(String))
    }
  })
})
