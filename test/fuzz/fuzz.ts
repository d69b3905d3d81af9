import { setTimeout as pause } from 'node:timers/promises'
import { endpointTable } from '../support/reading/endpoint-table'
import type { EndpointRow } from '@/wire/endpoint'
import { API_PREFIX, SUCCESS_CODE } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { samples } from '../wire/samples'
import { assertInvariants } from '../server/money/assert-invariants'
import type { Shop } from '../server/money/shop'
import { closeBigSale } from '../server/orders/big-shopper'
import { createRandom, type Random } from '../support/random'
import { exchange, type RawReply, type RawRequest } from './exchange'
import { brokenRequest, goodRequest, type GoodCall } from './fuzz-request'
import type { RequestSchema } from './json-schema'

/** What came of a fuzz. */
export interface FuzzResult {
  requests: number
  /** Answer code -> how often. */
  answers: Map<number, number>
  /** Answers that must never come, with what was asked. */
  faults: string[]
}

/** Calls made with one sample before a fresh one is drawn: a spoilt call that works after all uses its order up. */
const CALLS_A_SAMPLE = 8
const SHOWN = 400
const OVERLOAD_PAUSE_MS = 200
const REFUSALS = new Set<number>(Object.values(ErrorCode))

interface Operation {
  parameters?: { in: string; name: string; schema: RequestSchema }[]
  requestBody?: { content: Record<string, { schema: RequestSchema }> }
}
type Paths = Record<string, Record<string, Operation>>

const schemaOf = (paths: Paths, row: EndpointRow): RequestSchema => {
  const operation = paths[API_PREFIX + row.path]?.[row.method.toLowerCase()]
  if (operation === undefined) throw new Error(`${row.path} is not in the OpenAPI document`)
  if (row.body === 'json') return operation.requestBody?.content['application/json']?.schema ?? {}
  const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  return { properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])) }
}

/** Every served route about orders and their money, by its name in the table of endpoints. */
const orderRoutes = (paths: Paths): [string, EndpointRow][] =>
  (['order', 'payment', 'balance'] as const)
    .flatMap((group) =>
      Object.entries(endpointTable[group]).map(([name, row]): [string, EndpointRow] => [`${group}.${name}`, row]),
    )
    .filter(([, row]) => paths[API_PREFIX + row.path] !== undefined)

const codeOf = ({ json }: RawReply): number | undefined => (Object(json) as { code?: number }).code

/** What is wrong with a reply, or null: no 5xx, and an envelope whose code belongs to its status. */
const faultOf = ({ status, json }: RawReply, method: string): string | null => {
  if (!Number.isInteger(status) || status >= 500) return `status ${status}`
  if (method === 'HEAD') return null
  const { code, msg } = Object(json) as { code?: unknown; msg?: unknown }
  if (typeof code !== 'number' || typeof msg !== 'string' || msg === '') return `no envelope: ${JSON.stringify(json)}`
  const isKnown =
    code === SUCCESS_CODE ? status === SUCCESS_CODE : REFUSALS.has(code) && Math.floor(code / 100) === status
  return isKnown ? null : `code ${code} with status ${status}`
}

const show = ({ method, target, headers, body }: RawRequest): string =>
  `${method} ${target.slice(0, SHOWN)}\n${headers.map((line) => line.join(': ').slice(0, SHOWN)).join('\n')}\n${body.toString('latin1').slice(0, SHOWN)}`

const draw = async (shop: Shop, name: string, row: EndpointRow, schema: RequestSchema): Promise<GoodCall> => {
  const sample = await samples[name]?.(shop)
  await closeBigSaleUnlessNeeded(shop, name)
  if (sample === undefined) throw new Error(`no sample call of ${name}`)
  return { row, payload: sample.payload, token: sample.token ?? null, schema }
}

/** Small orders can be placed only while the big deposit is not on sale. */
const closeBigSaleUnlessNeeded = (shop: Shop, name: string): Promise<void> =>
  name === 'order.placeBig' ? Promise.resolve() : closeBigSale(shop)

class Fuzz {
  readonly result: FuzzResult = { requests: 0, answers: new Map(), faults: [] }

  constructor(
    private readonly port: number,
    private readonly random: Random,
  ) {}

  async send(request: RawRequest): Promise<void> {
    const { answers, faults } = this.result
    this.result.requests += 1
    try {
      const reply = await this.answer(request)
      const code = codeOf(reply) ?? reply.status
      answers.set(code, (answers.get(code) ?? 0) + 1)
      const fault = faultOf(reply, request.method)
      if (fault !== null) faults.push(`${fault}\n${show(request)}`)
    } catch (error) {
      faults.push(`${String(error)}\n${show(request)}`)
    }
  }

  /** A busy machine lets the server refuse for a moment, which says nothing about the request. */
  private async answer(request: RawRequest): Promise<RawReply> {
    for (;;) {
      const reply = await exchange(this.port, request)
      if (codeOf(reply) !== ErrorCode.overloaded) return reply
      await pause(OVERLOAD_PAUSE_MS)
    }
  }

  /** The good call first: when it does not work, the broken ones reach nothing. */
  async round(good: GoodCall): Promise<void> {
    await this.send(goodRequest(good))
    for (let n = 1; n < CALLS_A_SAMPLE; n += 1) await this.send(brokenRequest(good, this.random))
  }
}

/**
 * Sends about so many requests to the order and payment routes, each made of a call that works, the route's own schema
 * and chance; then checks the books. The server must be listening.
 */
export const runFuzz = async (
  shop: Shop,
  { port, requests, seed }: { port: number; requests: number; seed: number },
): Promise<FuzzResult> => {
  // Of the document's many forms ours is the one of OpenAPI 3.
  const { paths } = shop.server.app.swagger() as unknown as { paths: Paths }
  const routes = orderRoutes(paths)
  const fuzz = new Fuzz(port, createRandom(seed))
  while (fuzz.result.requests < requests) {
    for (const [name, row] of routes) await fuzz.round(await draw(shop, name, row, schemaOf(paths, row)))
  }
  await assertInvariants(shop.server.database)
  return fuzz.result
}
