import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../db/queryable'
import type { ESignGateway } from '../gateways/e-sign/e-sign-gateway'
import type { PaymentGateways } from '../gateways/pay/pay-gateways'
import type { SubscriptionGateway } from '../gateways/subscription/subscription-gateway'
import type { SmsGateway } from '../gateways/sms/sms-gateway'
import type { FileStorage } from '../gateways/storage/file-storage'
import type { PlacingLimits } from '../env/placing-limits'
import { createNumberVault, type NumberVault } from '../secrets/number-vault'
import type { Clock } from '../system/clock'
import type { KeyRing } from '../secrets/key-ring'

/** What the server gives its rules to work with; routes and worker hand over the same. */
export interface ServerContext {
  database: Database
  clock: Clock
  payments: PaymentGateways
  /** Null while nobody signs. */
  eSign: ESignGateway | null
  subscriptions: SubscriptionGateway
  sms: SmsGateway
  storage: FileStorage
  placingLimits: PlacingLimits
  /** Seals the numbers of buyers' papers. */
  numbers: NumberVault
  /** Signs file links and hashes codes. */
  secret: KeyRing
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** The context out of the app's parts. */
export const serverContextOf = (app: FastifyInstance): ServerContext => ({
  database: app.database,
  clock: app.clock,
  payments: app.gateways.pay,
  eSign: app.gateways.eSign,
  subscriptions: app.gateways.subscriptions,
  sms: app.gateways.sms,
  storage: app.storage,
  placingLimits: app.environment.placingLimits,
  numbers: createNumberVault(app.secret.secrets),
  secret: app.secret,
  logger: app.log,
})
