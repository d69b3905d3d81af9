import type { FastifyInstance } from 'fastify'
import { createNumberVault } from '../order/secret-number'
import type { MoneyContext } from './money-context'

/** What the money rules work with, out of the app's parts. */
export const moneyContextOf = ({ database, clock, gateways, secret, log }: FastifyInstance): MoneyContext => ({
  database,
  clock,
  payments: gateways.pay,
  numbers: createNumberVault(secret),
  logger: log,
})
