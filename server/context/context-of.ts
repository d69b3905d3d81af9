import type { FastifyInstance } from 'fastify'
import { createNumberVault } from '../secrets/number-vault'
import type { MoneyContext } from './server-context'

/** What the money rules work with, out of the app's parts. */
export const moneyContextOf = ({ database, clock, gateways, storage, secret, log }: FastifyInstance): MoneyContext => ({
  database,
  clock,
  payments: gateways.pay,
  eSign: gateways.eSign,
  storage,
  numbers: createNumberVault(secret),
  logger: log,
})
