import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../system/clock'
import type { Database } from '../db/queryable'
import type { ESignGateway } from '../gateways/e-sign/e-sign-gateway'
import type { PaymentGateways } from '../gateways/pay/pay-gateways'
import type { FileStorage } from '../gateways/storage/file-storage'
import type { NumberVault } from '../secrets/number-vault'

/** What every rule about orders and money works with: routes and worker hand over the same. */
export interface MoneyContext {
  database: Database
  clock: Clock
  payments: PaymentGateways
  eSign: ESignGateway
  storage: FileStorage
  /** Seals the numbers of buyers' papers. */
  numbers: NumberVault
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
