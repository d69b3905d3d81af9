import type { FastifyInstance } from 'fastify'
import type { MoneyContext } from './money-context'

/** What the money rules work with, out of the app's parts. */
export const moneyContextOf = ({ database, clock, gateways, log }: FastifyInstance): MoneyContext => ({
  database,
  clock,
  payments: gateways.pay,
  logger: log,
})
