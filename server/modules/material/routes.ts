import type { FastifyInstance } from 'fastify'
import { materialFiles, materialFolders } from '@/wire/endpoints/vehicle'
import { MaterialFilePage, MaterialFilesQuery, MaterialFolders } from '@/wire/schemas/material'
import { NoPayload } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { materialFilePage, materialFolderList } from './read-albums'

/** The vehicle albums. */
export const materialModule = (app: FastifyInstance): void => {
  /** `GET /buy/vehicle/materialFolder`: the albums with their buckets. */
  route(app, materialFolders, {
    schema: { request: NoPayload, reply: MaterialFolders },
    handler: () => materialFolderList(app.database),
  })

  /** `GET /buy/vehicle/materialBucket/file`: a page of a bucket; 404 for an unknown bucket. */
  route(app, materialFiles, {
    schema: { request: MaterialFilesQuery, reply: MaterialFilePage },
    handler: ({ payload }) => materialFilePage(app.database, payload),
  })
}
