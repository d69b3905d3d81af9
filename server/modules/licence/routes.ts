import type { FastifyInstance } from 'fastify'
import { updateDrivingLicense } from '@/wire/endpoints/account'
import { LicenceImages } from '@/wire/schemas/account'
import { IdReply } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { updateLicence } from './update-licence'

/** The driving licence of who is logged in. */
export const licenceModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /**
   * `POST /app/drivingLicense/update`: both sides, uploaded privately before; replies the user's id. 404 for a file that
   * is not the user's own, 422 for one that everyone may see.
   */
  route(app, updateDrivingLicense, {
    schema: { request: LicenceImages, reply: IdReply },
    handler: async ({ payload, userId }) => {
      await updateLicence(database, userId, payload, clock.now())
      return { id: userId }
    },
  })
}
