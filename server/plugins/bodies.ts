import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../http/errors'

/** Reads JSON bodies. A body may be absent, as on a call that takes no payload. */
export const bodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, (error, value) => {
      if (error !== null) done(new Refusal(ErrorCode.malformedBody), undefined)
      else done(null, value)
    })
  })
}
