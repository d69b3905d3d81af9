import type { FastifyInstance } from 'fastify'
import { detail, newIndex, parameters, select } from '@/wire/endpoints/vehicle'
import { NoPayload } from '@/wire/schemas/parts'
import {
  ModelDetail,
  ModelHomeWire,
  ModelQuery,
  ParameterTable,
  SaleModels,
  type SaleModel,
} from '@/wire/schemas/vehicle'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { route } from '../../http/route'
import { modelDetailById } from './detail'
import { modelHomeData } from './home'
import { parameterTable } from './parameters'

/** The models that can be chosen, in display order. */
const listSaleModels = (database: Queryable): Promise<SaleModel[]> =>
  database.query<SaleModel>(
    `SELECT id, ${said('model', 'name')} AS "modelName", ${said('model', 'sell_name')} AS "modelSellName",
      is_default AS "isDefault"
     FROM model WHERE withdrawn_at IS NULL ORDER BY sort`,
  )

/** Models, versions and deposits on sale. */
export const vehicleModule = (app: FastifyInstance): void => {
  /** `GET /buy/vehicle/newIndex`: the models with their deposits; market prices in yuan. */
  route(app, newIndex, {
    schema: { request: NoPayload, reply: ModelHomeWire },
    cache: app.homeReplies,
    handler: () => modelHomeData(app.database.recent),
  })

  /** `GET /buy/vehicle/sale/model/select`: the rows of the model picker. */
  route(app, select, {
    schema: { request: NoPayload, reply: SaleModels },
    handler: () => listSaleModels(app.database.recent),
  })

  /**
   * `GET /buy/vehicle/model/detail`: versions, options, rules and prices in fen; 404 for an unknown model, 409 for a
   * withdrawn one.
   */
  route(app, detail, {
    schema: { request: ModelQuery, reply: ModelDetail },
    handler: ({ payload }) => modelDetailById(app.database.recent, payload.modelId),
  })

  /** `GET /buy/vehicle/model/parameters` (extension): the parameter table; refuses as model/detail. */
  route(app, parameters, {
    schema: { request: ModelQuery, reply: ParameterTable },
    handler: ({ payload }) => parameterTable(app.database.recent, payload.modelId),
  })
}
