import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { detail, newIndex, parameters, select } from '@/wire/endpoints/vehicle'
import { noPayload } from '../../http/schemas'
import { route } from '../../http/route'
import { modelDetailById } from './detail'
import { modelHomeData } from './home'
import { parameterTable } from './parameters'
import { listSaleModels } from './sale-models'
import { modelDetail, modelDetailQuery, modelHome, parameterTableSchema, saleModel } from './schemas'

/** Every open page asks once a second; a reply this old is still newer than the next question. */
const HOME_CACHE_MS = 1_000

/** Models, versions and deposits on sale (specification sections 3 and 7). */
export const vehicleModule = (app: FastifyInstance): void => {
  /** `GET /buy/vehicle/newIndex`: the models with their deposits; market prices in yuan. */
  route(app, newIndex, {
    schema: { request: noPayload, reply: modelHome },
    cacheMs: HOME_CACHE_MS,
    handler: () => modelHomeData(app.database),
  })

  /** `GET /buy/vehicle/sale/model/select`: the rows of the model picker. */
  route(app, select, {
    schema: { request: noPayload, reply: Type.Array(saleModel) },
    handler: () => listSaleModels(app.database),
  })

  /** `GET /buy/vehicle/model/detail`: versions, options, rules and prices in fen; 404 for an unknown model, 409 for a withdrawn one. */
  route(app, detail, {
    schema: { request: modelDetailQuery, reply: modelDetail },
    handler: ({ payload }) => modelDetailById(app.database, payload.modelId),
  })

  /** `GET /buy/vehicle/model/parameters` (extension): the parameter table; refuses as model/detail. */
  route(app, parameters, {
    schema: { request: modelDetailQuery, reply: parameterTableSchema },
    handler: ({ payload }) => parameterTable(app.database, payload.modelId),
  })
}
