import { PayGateway, type PayMethod } from '@/wire/enums/payment'
import { payMethodOf, type KnownPayMethod } from '@/domain/payment/pay-method'
import type { PaymentGateway } from './payment-gateway'

/** What the table of ways to pay calls a provider. */
type ProviderName = Exclude<KnownPayMethod['gateway'], typeof PayGateway.offline>

/** The provider behind each name of the table: the real one, or the sandbox in its place. */
export type PaymentGateways = Readonly<Record<ProviderName, PaymentGateway>>

/** The provider that serves a way to pay; undefined where till or bank take the money. */
export const gatewayFor = (gateways: PaymentGateways, method: PayMethod): PaymentGateway | undefined => {
  const { gateway } = payMethodOf(method)
  return gateway === PayGateway.offline ? undefined : gateways[gateway]
}

/** The provider that an attempt was opened at; undefined for till and bank, and for one that is connected no longer. */
export const gatewayNamed = (gateways: PaymentGateways, name: PayGateway): PaymentGateway | undefined =>
  Object.values(gateways).find((gateway) => gateway.name === name)

/** The names of all providers as attempts carry them. */
export const gatewayNames = (gateways: PaymentGateways): PayGateway[] => Object.values(gateways).map(({ name }) => name)
