import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { verifyInterest } from '@/wire/endpoints/order'
import { loanSchemes, trialModels } from '@/wire/endpoints/vehicle'
import { noPayload } from '../../http/schemas'
import { route } from '../../http/route'
import { interestCheck, loanScheme, trialModel, versionQuery } from './schemas'
import { checkInterest, loanSchemesOf, trialModelList } from './service'

/** Loans and the rights that come with a version (specification section 7). */
export const financeModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /pc/buy/vehicle/financial/trial/model/list`: what the calculator can be tried with. */
  route(app, trialModels, {
    schema: { request: noPayload, reply: Type.Array(trialModel) },
    handler: () => trialModelList(database),
  })

  /** `GET /pc/buy/vehicle/vehicle/getLoanSchemeDetail`: a version's loans; 404 unknown, 409 withdrawn. */
  route(app, loanSchemes, {
    schema: { request: versionQuery, reply: Type.Array(loanScheme) },
    handler: ({ payload }) => loanSchemesOf(database, payload.pnoTwelve),
  })

  /** `GET /app/order/verifyInterestByPnoTwelve/v2`: the rights of a version; 404 unknown, 409 withdrawn. */
  route(app, verifyInterest, {
    schema: { request: versionQuery, reply: interestCheck },
    handler: ({ payload }) => checkInterest(database, payload.pnoTwelve, clock.now()),
  })
}
