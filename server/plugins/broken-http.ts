import type { FastifyInstance } from 'fastify'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../http/errors'
import { refused } from '../http/envelope'
import { speaking, wantedLanguage } from '../system/spoken-language'

const refusal = new Refusal(ErrorCode.badRequest)

const replyNow = () => {
  const body = JSON.stringify(refused(refusal))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  return { body, headers }
}

/** Of bytes that say nothing about who sent them. */
const asBytes = (): string => {
  const { body, headers } = replyNow()
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n')
}

/** Answers bytes that are no HTTP, or headers too long to read: they never become a request. */
export const answerBrokenHttp = (_error: Error, socket: Socket): void => {
  if (socket.writable) socket.write(asBytes())
  socket.destroySoon()
}

/** Answers an `Expect` header that nobody can meet, for which Node would send a status without a body. */
export const brokenHttp = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', ({ headers: asked }: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = speaking(wantedLanguage(asked, false), replyNow)
    response.writeHead(refusal.status, headers).end(body)
  })
}
