import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import type { EndpointRow } from '@/wire/endpoint'
import { SUCCESS_CODE } from '@/wire/envelope'
import { APP_VERSION, Header } from '@/wire/headers'

/** Where the documentation page and the OpenAPI document are. */
const DOCS_PATH = '/api/docs'
const OPENAPI_PATH = '/api/openapi.json'

const envelopeOf = (data: object) => ({
  type: 'object',
  required: ['code', 'data', 'msg'],
  properties: { code: { type: 'integer', const: SUCCESS_CODE }, data, msg: { type: 'string' } },
})

const refusal = {
  description: 'Refused: `code` is HTTP status x 100 + n, `msg` is for the shopper',
  type: 'object',
  required: ['code', 'data', 'msg'],
  properties: { code: { type: 'integer' }, data: {}, msg: { type: 'string' } },
}

const keyHeader = {
  type: 'object',
  required: [Header.idempotencyKey],
  properties: { [Header.idempotencyKey]: { type: 'string', minLength: 8, maxLength: 64 } },
}

const uploadBody = {
  type: 'object',
  required: ['file', 'module'],
  properties: { file: { type: 'string', format: 'binary' }, module: { type: 'string' } },
}

/** What the document says of an endpoint, all of it from its row in the contract. */
const documented = (schema: object, endpoint: EndpointRow, reply: TSchema) => ({
  ...schema,
  tags: [endpoint.extension ? 'extension' : 'agreed'],
  'x-extension': endpoint.extension,
  ...(endpoint.access !== 'public' && {
    security: endpoint.access === 'login' ? [{ bearer: [] }] : [{ bearer: [] }, {}],
  }),
  ...(endpoint.idempotent && { headers: keyHeader }),
  ...(endpoint.body === 'multipart' && { consumes: ['multipart/form-data'], body: uploadBody }),
  response: { 200: { description: 'ok', ...envelopeOf(reply) }, default: refusal },
})

/** Describes every endpoint at `/api/docs` and `/api/openapi.json`; our extensions carry `x-extension`. */
export const docs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vela API', version: APP_VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const { endpoint, replySchema } = route.config ?? {}
      if (endpoint === undefined || replySchema === undefined) return { schema: { ...schema, hide: true }, url }
      return { schema: documented(schema, endpoint, replySchema), url }
    },
  })
  await app.register(swaggerUi, { routePrefix: DOCS_PATH, staticCSP: true })
  app.get(OPENAPI_PATH, { schema: { hide: true } }, async () => app.swagger())
}
