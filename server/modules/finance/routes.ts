import type { FastifyInstance } from 'fastify'
import { verifyInterest } from '@/wire/endpoints/order'
import { loanSchemes, trialModels } from '@/wire/endpoints/vehicle'
import { InterestCheck, LoanSchemes, TrialModels, VersionQuery } from '@/wire/schemas/finance'
import { NoPayload } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { checkInterest, loanSchemesOf, trialModelList } from './read-loans'

/** Loans and the rights that come with a version. */
export const financeModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /pc/buy/vehicle/financial/trial/model/list`: what the calculator can be tried with. */
  route(app, trialModels, {
    schema: { request: NoPayload, reply: TrialModels },
    handler: () => trialModelList(database),
  })

  /** `GET /pc/buy/vehicle/vehicle/getLoanSchemeDetail`: a version's loans; 404 unknown, 409 withdrawn. */
  route(app, loanSchemes, {
    schema: { request: VersionQuery, reply: LoanSchemes },
    handler: ({ payload }) => loanSchemesOf(database, payload.pnoTwelve),
  })

  /** `GET /app/order/verifyInterestByPnoTwelve/v2`: the rights of a version; 404 unknown, 409 withdrawn. */
  route(app, verifyInterest, {
    schema: { request: VersionQuery, reply: InterestCheck },
    handler: ({ payload }) => checkInterest(database, payload.pnoTwelve, clock.now()),
  })
}
