import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import path from 'node:path'
import { API_PREFIX } from '@/wire/envelope'
import { PAGE_DIR } from './storefront'

const PICTURES_DIR = path.resolve(__dirname, '../../../server/static')
const JSON_TYPE = 'application/json; charset=utf-8'

/** A server that knows nothing of the page but its files; what is asked of the API it hands on. Close it after the test. */
export const startFileServer = async (apiOrigin: string): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server = fastify()
  await server.register(fastifyStatic, { root: PAGE_DIR })
  await server.register(fastifyStatic, { root: PICTURES_DIR, prefix: '/static/', decorateReply: false })
  server.get(`${API_PREFIX}/*`, async ({ url, headers }, reply) => {
    const answer = await fetch(apiOrigin + url, { headers: { 'accept-language': headers['accept-language'] ?? '' } })
    return reply
      .code(answer.status)
      .type(JSON_TYPE)
      .send(await answer.text())
  })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: () => server.close() }
}
