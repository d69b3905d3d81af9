import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { success } from '../../http/envelope'
import { serverContextOf } from '../../context/server-context'
import { openSale, saleBody, type SaleCall } from './open-sale'
import { stepBody, type StepCall } from './schemas'
import { isSigned, SignatureHeader } from './signature'
import { takeStep } from './step/take-step'

/** Where the back office reports; not an endpoint of the app, so not in the table of endpoints. */
export const BACK_OFFICE_PATH = `${API_PREFIX}/backoffice/step`

/** Where it opens the sale of a deposit. */
export const BACK_OFFICE_SALE_PATH = `${API_PREFIX}/backoffice/sale`

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Reads the nonce of a call whose signature is good and fresh. */
const readNonce = (request: FastifyRequest, call: object, secret: string, now: Date): string => {
  const nonce = headerOf(request, SignatureHeader.nonce)
  const timestampMs = Number(headerOf(request, SignatureHeader.timestamp) || Number.NaN)
  const signature = headerOf(request, SignatureHeader.signature)
  if (nonce === '' || !isSigned(secret, { timestampMs, nonce }, call, signature, now))
    throw new Refusal(ErrorCode.forbidden)
  return nonce
}

/**
 * The steps that factory, bank and dealer cause, since the product has no administrator. Each
 * call is signed with the shared secret; without one configured the route does not exist.
 */
export const backOfficeModule = (app: FastifyInstance): void => {
  const secret = app.environment.backOfficeSecret
  if (secret === null) return
  const context = serverContextOf(app)

  /** Takes one step; 403 unless signed within five minutes, 409 for a replay or a step that the order does not allow. */
  app.post<{ Body: StepCall }>(BACK_OFFICE_PATH, { schema: { hide: true, body: stepBody } }, async (request) => {
    const nonce = readNonce(request, request.body, secret, context.clock.now())
    return success(await takeStep(context, nonce, request.body))
  })

  /** Opens a sale; 403 unless signed within five minutes, 404 for an unknown deposit, 409 for one that has ended. */
  app.post<{ Body: SaleCall }>(BACK_OFFICE_SALE_PATH, { schema: { hide: true, body: saleBody } }, async (request) => {
    const now = context.clock.now()
    readNonce(request, request.body, secret, now)
    return success(await openSale(context.database, request.body, now))
  })
}
