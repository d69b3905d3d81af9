import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../system/clock'

const REQUEST_ID = 'x-request-id'
const ACCEPTED_ID = /^[\w-]{8,64}$/
/** A year of https only, for this host alone: its siblings are none of its business. */
const STRICT_TRANSPORT = 'max-age=31536000'
const MS_PER_SECOND = 1_000

/** Takes over the request id that a proxy in front gave, if it looks like one, else makes one: the books keep it. */
export const requestIdOf =
  (isProxy: (address: string) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID]
    const isTaken = typeof given === 'string' && ACCEPTED_ID.test(given) && isProxy(socket.remoteAddress ?? '')
    return isTaken ? given : randomUUID()
  }

/** The Date header changes once a second; formatting it for every reply would be a waste. */
const dateHeader = (clock: Clock): (() => string) => {
  let second = Number.NaN
  let text = ''
  return () => {
    const now = clock.now()
    const nowSecond = Math.floor(now.getTime() / MS_PER_SECOND)
    if (nowSecond !== second) {
      second = nowSecond
      text = now.toUTCString()
    }
    return text
  }
}

/**
 * Marks every reply with its request id and the server's time, by which the page corrects its own clock, and logs every
 * request by its route: addresses, queries and bodies hold personal data.
 */
export const requests = (app: FastifyInstance): void => {
  const date = dateHeader(app.clock)
  const isSecure = app.environment.publicUrl.startsWith('https:')
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id).header('date', date()).header('x-content-type-options', 'nosniff')
    if (isSecure) reply.header('strict-transport-security', STRICT_TRANSPORT)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    done()
  })
}
