import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Clean } from 'typebox/value'
import type { EndpointRow, SchemaEndpoint } from '@/wire/endpoint'
import { API_PREFIX } from '@/wire/envelope'
import { success } from './envelope'
import { identify, identifyForNow } from './identity'
import type { RateLimit } from './rate-limit'
import type { ReplyCache } from './reply-cache'
import { readIdempotencyKey, RouteContext } from './route-context'
import { sendReady } from './send-ready'

/** How the server answers an endpoint of the table. */
export interface RouteDefinition<Request extends TSchema, Reply extends TSchema> {
  schema: {
    /** The query or the JSON body; for an upload the form data, which its handler reads and checks. */
    request: Request
    /** The envelope's `data`. */
    reply: Reply
  }
  handler: (context: RouteContext<Static<Request>>) => Promise<Static<Reply>> | Static<Reply>
  /** The handler checks the session in its first statement; else it is looked up before. */
  checksSession?: true
  /** Calls that one address may make; more are refused with 429. */
  rateLimit?: RateLimit
  /**
   * Keeps the serialised reply, for at most 1 s. Only for a public endpoint without payload, whose reply is the same for
   * everyone.
   */
  cache?: ReplyCache
}

const JSON_TYPE = 'application/json; charset=utf-8'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** No body is an empty one: a call that needs nothing may send nothing, and any other learns which field it lacks. */
const readNoBody: Hook = async (request) => {
  request.body ??= {}
}

const whoAsks = ({ access }: EndpointRow, checksSession: boolean): Hook[] => {
  if (access === 'public') return []
  return [checksSession ? identifyForNow : (request) => identify(request, access)]
}

const hooksOf = (endpoint: EndpointRow, checksSession: boolean): { onRequest: Hook[]; preValidation: Hook[] } => ({
  onRequest: whoAsks(endpoint, checksSession),
  preValidation: [
    ...(endpoint.body === 'json' ? [readNoBody] : []),
    ...(endpoint.idempotent ? [async (request: FastifyRequest) => void readIdempotencyKey(request)] : []),
  ],
})

const schemaOf = (endpoint: EndpointRow, request: TSchema): { querystring?: TSchema; body?: TSchema } => {
  switch (endpoint.body) {
    case 'query':
      return { querystring: request }
    case 'json':
      return { body: request }
    case 'multipart':
      return {}
    default:
      return endpoint.body satisfies never
  }
}

/** What an endpoint was asked. What its schema does not name is left out of a body, so that nobody has us keep it. */
const payloadOf = ({ body }: EndpointRow, schema: TSchema, request: FastifyRequest): unknown => {
  if (body === 'query') return request.query
  return body === 'json' ? Clean(schema, request.body) : request.body
}

/**
 * Serves an endpoint of the table: who may call, what is checked and how the reply is wrapped follow from its row;
 * it is listed in the OpenAPI document. Other schemas than the row's do not compile.
 */
export const route = <Request extends TSchema, Reply extends TSchema>(
  app: FastifyInstance,
  // The schemas are inferred from the definition alone, so that the row has to name exactly these.
  endpoint: SchemaEndpoint<NoInfer<Request>, NoInfer<Reply>>,
  definition: RouteDefinition<Request, Reply>,
): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Static<Reply>> => {
    const payload = payloadOf(endpoint, definition.schema.request, request)
    // The compiled schema has just checked it.
    const answered = await definition.handler(new RouteContext(payload as Static<Request>, request, reply))
    if (request.isUnchecked) throw new Error(`${endpoint.path} answered somebody whose session it has not checked`)
    return answered
  }
  const options: RouteShorthandOptions = {
    schema: schemaOf(endpoint, definition.schema.request),
    config: {
      endpoint,
      replySchema: definition.schema.reply,
      ...(definition.rateLimit && { rateLimit: definition.rateLimit }),
    },
    ...hooksOf(endpoint, definition.checksSession === true),
  }

  app.route({
    ...options,
    method: endpoint.method,
    url: API_PREFIX + endpoint.path,
    handler: definition.cache === undefined ? wrapped(answer) : cached(definition.cache, answer),
  })
}

type Answer<Reply> = (request: FastifyRequest, reply: FastifyReply) => Promise<Reply>

const wrapped =
  <Reply>(answer: Answer<Reply>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store')
    return success(await answer(request, reply))
  }

const cached =
  <Reply>(through: ReplyCache, answer: Answer<Reply>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const ready = await through(() => answer(request, reply))
    void reply.type(JSON_TYPE).header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language')
    return sendReady(request, reply, ready)
  }
