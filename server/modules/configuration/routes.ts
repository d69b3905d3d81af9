import type { FastifyInstance } from 'fastify'
import { detail, list, quote, remove, save, share, shared } from '@/wire/endpoints/configuration'
import {
  ConfigurationChoice,
  ConfigurationIdPayload,
  ConfigurationQuote,
  DeleteBody,
  QuoteBody,
  SaveBody,
  SavedConfiguration,
  SavedConfigurations,
  ShareCodeQuery,
  SharedConfiguration,
} from '@/wire/schemas/configuration'
import { IdReply, NoPayload } from '@/wire/schemas/parts'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { Refusal } from '../../http/errors'
import { route } from '../../http/route'
import { nameCar, readNamed } from './name-cars'
import { quoteCar } from './quote'
import { removeConfiguration } from './remove'
import { saveConfiguration } from './save'
import { asSaved, savedOf, savedOne } from './saved-statements'
import { shareCar, sharedCar } from './share'

/** Sharing writes without a login: more than anyone taps, fewer than would fill a table. */
const SHARE_LIMIT = { max: 30, timeWindow: MINUTE_MS }
/** Codes cannot be tried through at this rate. */
const LOOK_UP_LIMIT = { max: 120, timeWindow: MINUTE_MS }

/** Configurations: their price, and keeping and sharing them (extensions; docs/rules/configuration.md). */
export const configurationModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `POST /buy/vehicle/configuration/quote`: what a car costs now; 404, 409 or 422 when it cannot be ordered so. */
  route(app, quote, {
    schema: { request: QuoteBody, reply: ConfigurationQuote },
    handler: ({ payload }) => quoteCar(database, payload, clock.now()),
  })

  /** `POST /buy/vehicle/configuration/save`: keeps a configuration; 409 when it was changed elsewhere. */
  route(app, save, {
    schema: { request: SaveBody, reply: SavedConfiguration },
    handler: async ({ payload, userId }) =>
      nameCar(database, await saveConfiguration(database, userId, payload, clock.now())),
  })

  /** `GET /buy/vehicle/configuration/list`: the user's configurations, the newest first. */
  route(app, list, {
    schema: { request: NoPayload, reply: SavedConfigurations },
    handler: async ({ userId }) => (await readNamed(database, savedOf(userId))).map(asSaved),
  })

  /** `GET /buy/vehicle/configuration/detail`: one of them; 404 for any other, also another user's. */
  route(app, detail, {
    schema: { request: ConfigurationIdPayload, reply: SavedConfiguration },
    handler: async ({ payload, userId }) => {
      const [found] = await readNamed(database, savedOne(userId, payload.id))
      if (found === undefined) throw new Refusal(ErrorCode.configurationNotFound)
      return asSaved(found)
    },
  })

  /** `POST /buy/vehicle/configuration/deleted`: deletes one, again too; 409 when it was changed elsewhere. */
  route(app, remove, {
    schema: { request: DeleteBody, reply: IdReply },
    handler: async ({ payload, userId }) => {
      await removeConfiguration(database, userId, payload)
      return { id: payload.id }
    },
  })

  /** `POST /buy/vehicle/configuration/share`: a short code for a car; refuses as quote. */
  route(app, share, {
    schema: { request: ConfigurationChoice, reply: SharedConfiguration },
    rateLimit: SHARE_LIMIT,
    handler: async ({ payload }) => nameCar(database, await shareCar(database, payload, clock.now())),
  })

  /** `GET /buy/vehicle/configuration/shared`: the car behind a code; 404 for an unknown one. */
  route(app, shared, {
    schema: { request: ShareCodeQuery, reply: SharedConfiguration },
    rateLimit: LOOK_UP_LIMIT,
    handler: async ({ payload }) => nameCar(database, await sharedCar(database, payload.shareCode)),
  })
}
