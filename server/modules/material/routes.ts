import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { materialFiles, materialFolders } from '@/wire/endpoints/vehicle'
import { noPayload } from '../../http/schemas'
import { route } from '../../http/route'
import { filePage, filesQuery, materialFolder } from './schemas'
import { materialFilePage, materialFolderList } from './service'

/** The vehicle albums (specification section 7). */
export const materialModule = (app: FastifyInstance): void => {
  /** `GET /buy/vehicle/materialFolder`: the albums with their buckets. */
  route(app, materialFolders, {
    schema: { request: noPayload, reply: Type.Array(materialFolder) },
    handler: () => materialFolderList(app.database),
  })

  /** `GET /buy/vehicle/materialBucket/file`: a page of a bucket; 404 for an unknown bucket. */
  route(app, materialFiles, {
    schema: { request: filesQuery, reply: filePage },
    handler: ({ payload }) => materialFilePage(app.database, payload),
  })
}
