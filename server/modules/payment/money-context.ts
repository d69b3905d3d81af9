import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock'
import type { Database } from '../../db/queryable'
import type { PaymentGateway } from '../../gateways/pay/payment-gateway'

/** What every rule about orders and money works with: routes and worker hand over the same. */
export interface MoneyContext {
  database: Database
  clock: Clock
  payments: PaymentGateway
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
