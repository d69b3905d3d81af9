import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock'
import type { Database } from '../../db/queryable'
import type { PaymentGateway } from '../../gateways/pay/payment-gateway'
import type { NumberVault } from '../order/secret-number'

/** What every rule about orders and money works with: routes and worker hand over the same. */
export interface MoneyContext {
  database: Database
  clock: Clock
  payments: PaymentGateway
  /** Seals the numbers of buyers' papers. */
  numbers: NumberVault
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
