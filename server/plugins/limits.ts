import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { networkOf } from '../http/client-network'
import { Refusal } from '../http/errors'
import type { RateLimit } from '../http/rate-limit'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers even when the server is overloaded, so that nobody restarts a server for being busy. */
    answersUnderPressure?: boolean
  }
}

/**
 * In milliseconds. Beyond this the event loop is so late that shoppers wait longer for an answer than for a refusal and
 * a retry.
 */
export const MAX_LOOP_DELAY_MS = 1_000
const MS_PER_SECOND = 1_000

/** Refuses what is too much: 429 for one address on limited routes, 503 for everyone when the process is overloaded. */
export const limits = async (app: FastifyInstance, maxLoopDelayMs: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelayMs,
    pressureHandler: (request) => {
      if (request.routeOptions.config.answersUnderPressure !== true) throw new Refusal(ErrorCode.overloaded)
    },
  })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (request, { ttl }) => {
      const own = request.routeOptions.config.rateLimit
      const code = own !== undefined && own !== false && 'refusal' in own ? (own as RateLimit).refusal : undefined
      const retryAfterSeconds = Math.ceil(ttl / MS_PER_SECOND)
      return new Refusal(code ?? ErrorCode.tooManyRequests, { retryAfterSeconds, ofNetwork: true })
    },
  })
}
