import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '@/domain/time/duration'

const UNAVAILABLE = 503
/** Whoever asks has given up by the time that a silent database is noticed. */
const PATIENCE_MS = 3 * SECOND_MS

/** @throws when the work has not ended after so long. */
const inTime = async <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can also reach its database; 503 while it cannot. Both answer under
 * overload and are no part of the API.
 */
export const healthModule = (app: FastifyInstance): void => {
  const options = { config: { answersUnderPressure: true }, schema: { hide: true } }
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await inTime(app.database.query('SELECT 1'), PATIENCE_MS)
      return { status: 'ready' }
    } catch {
      return reply.status(UNAVAILABLE).send({ status: 'database unavailable' })
    }
  })
}
