import type { FastifyInstance } from 'fastify'
import { healthModule } from './modules/health/routes'

/** One capability of the API: adds its routes to the app. */
export type ServerModule = (app: FastifyInstance) => void | Promise<void>

/** Every module, in the order of the endpoint table. */
export const serverModules: readonly ServerModule[] = [
  healthModule,
  // content: area, dictionary, store, vehicle, banner, content, agreement
  // money: order, payment, refund
]
