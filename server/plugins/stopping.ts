import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../http/errors'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Whether the server owes an answer: a request of which a part is missing may never come to an end. */
const isInHand = (exchange: Exchange | undefined): boolean =>
  exchange !== undefined && exchange.request.complete && !exchange.response.writableFinished

/**
 * Stops gracefully: once the app closes, requests in hand are answered, new ones are told to go elsewhere, and connections
 * without a complete request are closed at once. Node by itself waits for these, and its timeouts watch them no longer.
 *
 * @param finishMs - for the requests in hand; then they are cut off.
 */
export const stopping = (app: FastifyInstance, finishMs: number): void => {
  const exchanges = new Map<Socket, Exchange | undefined>()
  let isStopping = false

  const letGo = (socket: Socket): void => {
    if (isStopping && !isInHand(exchanges.get(socket))) socket.destroySoon()
  }

  app.server.on('connection', (socket: Socket) => {
    exchanges.set(socket, undefined)
    socket.once('close', () => exchanges.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    exchanges.set(request.socket, { request, response })
    response.once('close', () => letGo(request.socket))
  })

  app.addHook('onRequest', (_request, _reply, done) => {
    done(isStopping ? new Refusal(ErrorCode.unavailable) : undefined)
  })
  // Or who keeps the connection would send the next request into one that is closed by then.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isStopping && exchanges.get(request.raw.socket)?.response === reply.raw) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    for (const socket of exchanges.keys()) letGo(socket)
    const cutOff = setTimeout(() => {
      for (const socket of exchanges.keys()) socket.destroy()
    }, finishMs)
    app.server.once('close', () => clearTimeout(cutOff))
    done()
  })
}
